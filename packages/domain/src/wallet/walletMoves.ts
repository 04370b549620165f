import type { Payment, Refund } from '@servery/api';

/**
 * The movement of a payment or refund: negative out of a member's wallet, positive into it; in sen.
 */
export interface WalletMove {
  payment_id: number | null;
  kind: 'payment' | 'reversal' | 'refund';
  refund_id?: number;
  amount: number;
}

/** The money rows of an order. */
interface Money {
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

const taken = ({ payments }: Money) =>
  payments.filter(({ kind, state }) => kind === 'wallet' && state === 'captured');

/**
 * Returns the completed refunds that go to a wallet: those of wallet payments, and those refunded
 * to a wallet instead.
 */
const returned = ({ payments, refunds }: Money) =>
  refunds.filter(({ state, payment_id, tender }) => {
    const kind = tender ?? payments.find(({ id }) => id === payment_id)?.kind;
    return state === 'completed' && kind === 'wallet';
  });

/**
 * Returns the wallet movements of a change of an order's money rows: each payment moves its whole
 * amount once out and once back in, each completed refund its amount back in.
 */
export function walletMoves(before: Money, after: Money): WalletMove[] {
  const [was, is] = [taken(before), taken(after)];
  const isNew = ({ id }: Payment) => before.payments.every((payment) => payment.id !== id);
  const isGone = ({ id }: Payment) => is.every((one) => one.id !== id);
  const known = new Set(returned(before).map(({ id }) => id));
  return [
    ...was
      .filter(isGone)
      .map(({ id, amount }) => ({ payment_id: id, kind: 'reversal' as const, amount })),
    ...is
      .filter(isNew)
      .map(({ id, amount }) => ({ payment_id: id, kind: 'payment' as const, amount: -amount })),
    ...returned(after)
      .filter(({ id }) => !known.has(id))
      .map(({ id: refund_id, payment_id, amount }) => ({
        payment_id,
        kind: 'refund' as const,
        refund_id,
        amount,
      })),
  ];
}
