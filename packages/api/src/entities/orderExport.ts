import * as v from 'valibot';
import { signedSen, sumSen } from '../fields.ts';
import { orderRow } from './order.ts';

/**
 * The amounts of an order by kind, in sen and without the tax included in prices. They add up to
 * `total`.
 */
export const orderAmounts = v.object({
  /** Items and options before reductions. */
  subtotal: sumSen,
  /** Deals, discounts and comps; zero or negative. */
  reductions: signedSen,
  service_charge: sumSen,
  delivery_fee: sumSen,
  tax: sumSen,
  /** The cash rounding, negative or positive. */
  rounding: signedSen,
  /** The amount due, including rounding. */
  total: signedSen,
});
export type OrderAmounts = v.InferOutput<typeof orderAmounts>;

/** An order in an export file, with its amounts by kind and its payments. */
export const exportedOrder = v.object({
  ...orderRow.entries,
  amounts: orderAmounts,
  /** Captured payments by name, in sen, in the order in which they were taken. */
  tenders: v.array(v.object({ name: v.string(), amount: sumSen })),
  /** Completed refunds, in sen. */
  refunded: sumSen,
});
export type ExportedOrder = v.InferOutput<typeof exportedOrder>;
