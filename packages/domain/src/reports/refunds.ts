import type { Refund, SalesRefund } from '@servery/api';
import { allocate, sum } from '../money/index.ts';
import { quotedRefunds, type QuotedRefund } from '../orders/itemRefunds.ts';
import { isWithin, type Days, type Reported, type SaleAmounts } from './facts.ts';

const parts = ['net', 'service_charge', 'delivery_fee', 'tax', 'rounding'] as const;

/** A sale, or a part of it that was refunded: its amounts, their sum, and its refunds. */
interface Returned {
  amounts: SaleAmounts;
  due: number;
  refunds: readonly Refund[];
}

/**
 * Returns the parts of a sale that its refunds up to an amount give back: in proportion, and all of
 * them once everything is given back, so that refunds of a whole sale sum to its parts.
 */
function partsUpTo({ amounts, due }: Returned, refunded: number): SaleAmounts {
  if (refunded >= due) return amounts;
  const { rounding: _rounding, ...weights } = amounts;
  const [net = 0, service_charge = 0, delivery_fee = 0, tax = 0] = allocate(refunded, [
    weights.net,
    weights.service_charge,
    weights.delivery_fee,
    weights.tax,
  ]);
  return { net, service_charge, delivery_fee, tax, rounding: 0 };
}

const isOfSale = ({ is_overpayment, state }: Refund) => !is_overpayment && state === 'completed';

/** Whether a refund gives back a sale: not an overpayment, nor money of an order that was none. */
export const givesBackSale = ({ sale }: Reported, refund: Refund): boolean =>
  sale !== null && isOfSale(refund);

/** Returns the amounts of refunded items without included tax. */
function amountsOf(
  { bill }: Reported,
  { scope, quote, payout }: QuotedRefund<Refund>,
): SaleAmounts {
  const fees = scope.delivery_fee ? bill.fees.filter(({ kind }) => kind === 'delivery') : [];
  const included = sum(fees.map(({ included_tax }) => included_tax));
  const net = quote.net - (quote.included_tax - included);
  const delivery_fee = quote.fees - included;
  const tax = quote.added_tax + quote.included_tax;
  const { service_charge } = quote;
  const rounding = payout - net - service_charge - delivery_fee - tax;
  return { net, service_charge, delivery_fee, tax, rounding };
}

/** Returns what of a sale is refunded: some items at a time, or a part of all of it. */
function returnedOf(reported: Reported): Returned[] {
  const { amounts, due, order, bill } = reported;
  const ofItems = quotedRefunds(order.refunds, bill, amounts.rounding);
  if (ofItems.length === 0) return [{ amounts, due, refunds: order.refunds }];
  return ofItems.map((one) => ({
    amounts: amountsOf(reported, one),
    due: one.payout,
    refunds: one.refunds,
  }));
}

/** Returns the parts of a sale that its refunds in the period give back. */
function partsIn(returned: Returned, days: Days): SaleAmounts[] {
  let refunded = 0;
  return returned.refunds.filter(isOfSale).flatMap((refund) => {
    const before = partsUpTo(returned, refunded);
    refunded += refund.amount;
    const after = partsUpTo(returned, refunded);
    if (!isWithin(days, refund.business_date)) return [];
    const [net = 0, service_charge = 0, delivery_fee = 0, tax = 0, rounding = 0] = parts.map(
      (part) => after[part] - before[part],
    );
    return [{ net, service_charge, delivery_fee, tax, rounding }];
  });
}

/** Returns the refunds that were completed in the period, and those that are still open. */
export function refundsIn(all: readonly Reported[], days: Days): SalesRefund {
  const rows = all.flatMap((reported) =>
    reported.order.refunds
      .filter(({ business_date }) => isWithin(days, business_date))
      .map((refund) => ({ reported, refund })),
  );
  const amountOf = (some: typeof rows) => sum(some.map(({ refund }) => refund.amount));
  const completed = rows.filter(({ refund }) => refund.state === 'completed');
  const ofSales = completed.filter(({ reported, refund }) => givesBackSale(reported, refund));
  const isNow = ({ reported: { sale } }: (typeof rows)[number]) =>
    sale !== null && isWithin(days, sale.business_date);
  const given = all
    .filter(({ sale }) => sale !== null)
    .flatMap(returnedOf)
    .flatMap((one) => partsIn(one, days));
  const total = amountOf(ofSales);
  const of_period = amountOf(ofSales.filter(isNow));
  return {
    count: ofSales.length,
    net: sum(given.map(({ net }) => net)),
    service_charge: sum(given.map((one) => one.service_charge)),
    delivery_fee: sum(given.map((one) => one.delivery_fee)),
    tax: sum(given.map(({ tax }) => tax)),
    rounding: sum(given.map(({ rounding }) => rounding)),
    total,
    of_period,
    of_earlier: total - of_period,
    not_sales: amountOf(completed) - total,
    open: amountOf(rows.filter(({ refund }) => isOpen(refund))),
  };
}

const isOpen = ({ state }: Refund) =>
  state === 'pending' || state === 'processing' || state === 'failed';
