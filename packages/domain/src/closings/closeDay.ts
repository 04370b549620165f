import { notNow, type ClosingPreview, type DailyReport, type DayClosing } from '@servery/api';
import { addDays, businessDate } from '../time/index.ts';
import type { ClosingBook, ClosingContext } from './record.ts';

/** The first and the last trading day of a closing. */
export interface ClosingDays {
  from_date: string;
  to_date: string;
}

/** Returns the days that closing the current one covers: all since the closing before. */
export const closingDays = (
  { last }: Pick<ClosingBook, 'last'>,
  business_date: string,
): ClosingDays => ({
  from_date: last ? addDays(last.business_date, 1) : business_date,
  to_date: business_date,
});

/** Returns what closing the current day would carry over or waits for. */
export function previewClosing(book: ClosingBook, business_date: string): ClosingPreview {
  const { merchant_id, last, open_orders, open_shifts } = book;
  return {
    merchant_id,
    from_date: closingDays(book, business_date).from_date,
    business_date,
    number: (last?.number ?? 0) + 1,
    open_orders,
    open_shifts,
  };
}

/** The day as a person saw it, and the open orders that they confirmed. */
export interface ClosingInput {
  business_date: string;
  carry_over: readonly number[];
}

/**
 * Requires that the current trading day can be closed: it has begun by the clock, no shift is open,
 * and every open order is confirmed.
 * @throws `notAllowedNow`
 */
export function requireReady(
  { open_orders, open_shifts }: ClosingBook,
  { business_date, carry_over }: ClosingInput,
  { now, shop, business_date: current }: ClosingContext,
): void {
  if (business_date !== current || current > businessDate(now, shop.settings))
    throw notNow({ why: 'day_closed' });
  const [shift] = open_shifts;
  if (shift) throw notNow({ why: 'open_shift', name: shift.person.name });
  const confirmed = new Set(carry_over);
  const missing = open_orders.filter(({ id }) => !confirmed.has(id));
  if (missing.length > 0) throw notNow({ why: 'open_orders', count: missing.length });
}

/** Returns the closing of a day with the report that it fixes. */
export function closeDay(
  { merchant_id, last, open_orders }: ClosingBook,
  report: DailyReport,
  { actor, now, nextId, business_date }: ClosingContext,
): DayClosing {
  const [id, number] = [nextId(), (last?.number ?? 0) + 1];
  const at = now.toISOString();
  const { name: by } = actor;
  return {
    id,
    merchant_id,
    number,
    business_date,
    closed_at: at,
    closed_by: by,
    carried_over: open_orders,
    report: { ...report, status: 'closed', closing: { id, number, at, by } },
  };
}
