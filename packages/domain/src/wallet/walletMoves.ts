import type { Payment } from '@servery/api';

/** Money that one payment moves: out of a member's wallet below zero, back into it above; sen. */
export interface WalletMove {
  payment_id: number;
  kind: 'payment' | 'reversal';
  amount: number;
}

type Paid = { payments: readonly Payment[] };

const taken = ({ payments }: Paid) =>
  payments.filter(({ kind, state }) => kind === 'wallet' && state === 'captured');

/** What taking or reversing payments means for wallets: each payment moves its whole amount, once each way. */
export function walletMoves(before: Paid, after: Paid): WalletMove[] {
  const [was, is] = [taken(before), taken(after)];
  const isNew = ({ id }: Payment) => before.payments.every((one) => one.id !== id);
  const isGone = ({ id }: Payment) => is.every((one) => one.id !== id);
  return [
    ...was
      .filter(isGone)
      .map(({ id, amount }) => ({ payment_id: id, kind: 'reversal' as const, amount })),
    ...is
      .filter(isNew)
      .map(({ id, amount }) => ({ payment_id: id, kind: 'payment' as const, amount: -amount })),
  ];
}
