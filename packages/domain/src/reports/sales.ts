import type { Payment } from '@servery/api';
import { sum, untaxedSales } from '../money/index.ts';
import { billOf, moneyOf } from '../orders/bill.ts';
import { businessDate, type Trading } from '../time/index.ts';
import { isWithin, type Days, type Reported, type ReportOrder, type Settled } from './facts.ts';

/** Returns the captured payments of an order. */
export const capturedOf = ({ payments }: Pick<ReportOrder, 'payments'>): readonly Payment[] =>
  payments.filter(({ state }) => state === 'captured');

/** Returns the tips of the payments of some trading days, in sen. */
export const tipsIn = (orders: readonly ReportOrder[], days: Days): number =>
  sum(
    orders
      .flatMap(capturedOf)
      .filter(({ business_date: date }) => isWithin(days, date))
      .map(({ tip }) => tip),
  );

function settledAt(order: ReportOrder, due: number, trading: Trading): Settled | null {
  let paid = 0;
  const last = capturedOf(order).find(({ amount }) => {
    paid += amount;
    return paid >= due;
  });
  if (last) return last;
  const { completed_at } = order;
  // A bill reduced to zero is settled when the order is completed.
  return due === 0 && completed_at !== null
    ? { at: completed_at, business_date: businessDate(completed_at, trading) }
    : null;
}

/**
 * Returns an order with its bill and the moment that it became a sale: when it was paid in full. An
 * order that was cancelled on the same trading day, or voided, never was one; cancelled on a later
 * day, it stays a sale of its day and is refunded on the later one. This is most of the work of a
 * report, and needs one order at a time.
 */
export function reported(order: ReportOrder, trading: Trading): Reported {
  const bill = billOf(order);
  const { totals, fees } = bill;
  const { due, balance, rounding } = moneyOf(order, totals.total);
  const untaxed = untaxedSales(bill);
  const amounts = {
    net: untaxed.net,
    service_charge: totals.service_charge,
    delivery_fee: sum(fees.map(({ amount, included_tax }) => amount - included_tax)),
    tax: totals.tax,
    rounding,
  };
  const none = { order, bill, due, balance, amounts, untaxed, sale: null };
  const { status, status_at } = order;
  if (status === 'draft' || status === 'merged' || status === 'voided') return none;
  const sale = settledAt(order, due, trading);
  if (status === 'cancelled' && sale?.business_date === businessDate(status_at, trading))
    return none;
  return { ...none, sale };
}

/** Returns the lines of a bill with their net sales without tax. */
export const linesOf = ({ order, bill }: Reported) =>
  bill.lines.flatMap(({ id: ofLine, net, included_tax }) => {
    const line = order.items.find(({ id }) => String(id) === ofLine);
    return line ? [{ line, net: net - included_tax }] : [];
  });
