import * as v from 'valibot';
import { businessDate, count, id, instant, named, signedSen } from '../fields.ts';
import { dailyReport } from './dailyReport.ts';

/** The closing of a trading day (Z): a numbered report that never changes. */
export const dayClosing = v.object({
  id,
  merchant_id: id,
  /** Counts the merchant's closings, from 1. */
  number: count,
  /** The last trading day that it covers; it begins after the closing before. */
  business_date: businessDate,
  closed_at: instant,
  closed_by: v.string(),
  /** The open orders that were carried over to the next day. */
  carried_over: v.array(v.object({ id, number: v.string(), balance: signedSen })),
  report: dailyReport,
});
export type DayClosing = v.InferOutput<typeof dayClosing>;

/** A preview of a closing: its open orders, and the shifts that have to be closed first. */
export const closingPreview = v.object({
  merchant_id: id,
  from_date: businessDate,
  business_date: businessDate,
  /** The number that the closing would have. */
  number: count,
  /** The open orders, which have to be confirmed. */
  open_orders: v.array(v.object({ id, number: v.string(), balance: signedSen })),
  /** The shifts that have to be closed first. */
  open_shifts: v.array(v.object({ id, drawer: named, person: named })),
});
export type ClosingPreview = v.InferOutput<typeof closingPreview>;
