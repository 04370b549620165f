import * as v from 'valibot';
import {
  businessDate,
  count,
  id,
  instant,
  named,
  sen,
  signedSen,
  sumSen,
  version,
} from '../fields.ts';

/** The states of a shift. While it is counted, its drawer can already be used by the next one. */
export const shiftStates = ['open', 'counting', 'closed'] as const;
export type ShiftState = (typeof shiftStates)[number];

/** The kinds of cash movement that people record themselves. */
export const manualCashKinds = ['pay_in', 'pay_out', 'drop', 'no_sale'] as const;
export type ManualCashKind = (typeof manualCashKinds)[number];

/** The kinds of cash movement: those of orders, then those that people record themselves. */
export const cashKinds = ['sale', 'reversal', 'refund', ...manualCashKinds] as const;
export type CashKind = (typeof cashKinds)[number];

/** The number of notes or coins of one value, in sen. */
export const cashPile = v.object({ value: sen, quantity: count });
export type CashPile = v.InferOutput<typeof cashPile>;

/** A count of the cash in a drawer. */
export const cashCount = v.object({
  at: instant,
  by: v.string(),
  piles: v.array(cashPile),
  /** The sum of the piles. */
  amount: sumSen,
});
export type CashCount = v.InferOutput<typeof cashCount>;

/** The sums of the cash movements of a shift by kind, none of them negative, in sen. */
export const cashSums = v.object({
  sales: sumSen,
  reversals: sumSen,
  refunds: sumSen,
  pay_ins: sumSen,
  pay_outs: sumSen,
  drops: sumSen,
  /** How often the drawer was opened without a sale. */
  no_sales: count,
});
export type CashSums = v.InferOutput<typeof cashSums>;

/**
 * A shift: the time for which one person is responsible for one drawer. The cash that its count
 * should find is hidden from that person until the count is final.
 */
export const shift = v.object({
  id,
  version,
  merchant_id: id,
  drawer: named,
  person: named,
  state: v.picklist(shiftStates),
  business_date: businessDate,
  opened_at: instant,
  /** The count of the float. */
  opening: cashCount,
  /** When counting began. Nothing is added to the shift from then on. */
  counting_at: v.nullable(instant),
  /** The counts at the end: one, or two if the first was off by more than the limit. */
  counts: v.array(cashCount),
  /** The largest variance, in sen, that needs no approval. */
  variance_limit: sen,
  /** Null while they are hidden. */
  sums: v.nullable(cashSums),
  /** The float and all movements; null while it is hidden. */
  expected: v.nullable(signedSen),
  /** The last count less `expected`; null before the first count and while it is hidden. */
  variance: v.nullable(signedSen),
  closed_at: v.nullable(instant),
  closed_by: v.nullable(v.string()),
  /** The person who approved a variance over the limit; null if no approval was needed. */
  approved_by: v.nullable(v.string()),
  /** The reason for a variance over the limit; '' if there was none. */
  reason: v.string(),
});
export type Shift = v.InferOutput<typeof shift>;

/** A movement of cash. */
export const cashMovement = v.object({
  id,
  merchant_id: id,
  /** The shift in whose drawer it was; null if it was in none. */
  shift_id: v.nullable(id),
  kind: v.picklist(cashKinds),
  /** Positive for money into the drawer, negative for money out of it. */
  amount: signedSen,
  /** The order that was paid or refunded. */
  order: v.nullable(v.object({ id, number: v.string() })),
  reason: v.string(),
  business_date: businessDate,
  at: instant,
  by: v.string(),
});
export type CashMovement = v.InferOutput<typeof cashMovement>;
