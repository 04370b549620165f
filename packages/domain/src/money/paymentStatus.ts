import { exactSen, sum } from './sen.ts';
import type { Sen } from './sen.ts';

/** The payment status of a bill, always derived from its rows. */
export type PaymentStatus =
  | 'unpaid'
  | 'pending'
  | 'authorised'
  | 'partially_paid'
  | 'paid'
  | 'overpaid'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'written_off'
  | 'not_charged';

/** A payment row; the change of a cash tender is stored separately from the amount handed over. */
export interface PaymentRow {
  state:
    | 'created'
    | 'pending'
    | 'authorised'
    | 'captured'
    | 'failed'
    | 'cancelled'
    | 'reversed'
    | 'charged_back';
  amount: Sen;
  change?: Sen;
}

/** A refund row; its amount is the sum that it settles, before the rounding of a cash payout. */
export interface RefundRow {
  state: 'pending' | 'processing' | 'failed' | 'completed' | 'cancelled' | 'reversed';
  amount: Sen;
  is_overpayment?: boolean;
}

/** The rows that determine a payment status; payments in the order of their creation. */
export interface PaymentFacts {
  total: Sen;
  /** The rounding adjustment of the tender that settled the bill. */
  rounding?: Sen;
  tip?: Sen;
  payments: readonly PaymentRow[];
  refunds?: readonly RefundRow[];
  is_written_off?: boolean;
  /** Whether the order was voided or cancelled, so that unpaid amounts are no longer due. */
  is_called_off?: boolean;
}

/** A payment status with the sums behind it. */
export interface PaymentSummary {
  status: PaymentStatus;
  due: Sen;
  captured: Sen;
  refunded: Sen;
  /** The amount left to pay; negative if too much was captured. */
  balance: Sen;
  /** The maximum amount of a new refund. */
  refundable: Sen;
}

/** Derives the payment status from the money rows only. */
export function paymentStatus(facts: PaymentFacts): PaymentSummary {
  const refunds = facts.refunds ?? [];
  const total = (rows: readonly { amount: Sen }[]) => sum(rows.map(({ amount }) => amount));
  const completed = refunds.filter(({ state }) => state === 'completed');
  const taken = facts.payments.filter(({ state }) => state === 'captured');

  const due = sum([facts.total, facts.tip ?? 0, facts.rounding ?? 0]);
  const change = sum(taken.map((payment) => payment.change ?? 0));
  const given = exactSen(total(taken) - change);
  const captured = given - total(completed.filter((refund) => refund.is_overpayment));
  const refunded = total(completed.filter((refund) => !refund.is_overpayment));
  const claimed = total(refunds.filter(({ state }) => !isWithdrawn(state)));
  return {
    status: derive(facts, due, captured, refunded),
    due,
    captured,
    refunded,
    balance: due - captured,
    refundable: Math.max(given - claimed, 0),
  };
}

const isWithdrawn = (state: RefundRow['state']) => state === 'cancelled' || state === 'reversed';

function derive(facts: PaymentFacts, due: Sen, captured: Sen, refunded: Sen): PaymentStatus {
  const { payments, is_written_off, is_called_off } = facts;
  if (refunded > 0) return refunded < captured ? 'partially_refunded' : 'refunded';
  if (captured > due) return 'overpaid';
  if (captured > 0 && captured === due) return 'paid';
  if (is_written_off) return 'written_off';
  if (captured > 0) return 'partially_paid';
  if (payments.some(({ state }) => state === 'authorised')) return 'authorised';
  if (payments.some(({ state }) => state === 'created' || state === 'pending')) return 'pending';
  // A bill reduced to zero has nothing left to pay, and must be able to complete.
  if (due === 0 || is_called_off) return 'not_charged';
  return payments.at(-1)?.state === 'failed' ? 'failed' : 'unpaid';
}
