import type { Payment, Refund } from '@servery/api';

/** A payment, a reversal or a refund by one kind of tender; its amount is never negative, in sen. */
export interface TenderMove {
  payment_id: number | null;
  kind: 'payment' | 'reversal' | 'refund';
  refund_id?: number;
  amount: number;
}

/** The money rows of an order. */
export interface Money {
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/** The tip is handed over with the payment, and back if it is reversed. */
const moveOf = ({ id, amount, tip }: Payment, kind: 'payment' | 'reversal'): TenderMove => ({
  payment_id: id,
  kind,
  amount: amount + tip,
});

/**
 * Returns the movements of one kind of tender that follow from a change of an order's money rows:
 * each payment moves its whole amount and tip once in and once back, each completed refund its amount back.
 * Refunds count by the tender in which they were handed back.
 */
export function tenderMoves(before: Money, after: Money, tender: Payment['kind']): TenderMove[] {
  const taken = ({ payments }: Money) =>
    payments.filter(({ kind, state }) => kind === tender && state === 'captured');
  const returned = ({ payments, refunds }: Money) =>
    refunds.filter((refund) => {
      const kind = refund.tender ?? payments.find(({ id }) => id === refund.payment_id)?.kind;
      return refund.state === 'completed' && kind === tender;
    });
  const [was, is] = [taken(before), taken(after)];
  const isNew = ({ id }: Payment) => before.payments.every((payment) => payment.id !== id);
  const isGone = ({ id }: Payment) => is.every((one) => one.id !== id);
  const known = new Set(returned(before).map(({ id }) => id));
  return [
    ...was.filter(isGone).map((payment) => moveOf(payment, 'reversal')),
    ...is.filter(isNew).map((payment) => moveOf(payment, 'payment')),
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
