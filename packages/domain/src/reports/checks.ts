import type { DailyReport, ReportCheck } from '@servery/api';
import { sum } from '../money/index.ts';
import { isWithin, type Reported, type ReportFacts } from './facts.ts';
import { capturedOf } from './sales.ts';

const netOf = (rows: readonly { net: number }[]) => sum(rows.map(({ net }) => net));

/** Returns the payments of an order with the part of each that settled a sale of the period. */
function appliedOf({ order, due }: Reported, isNow: boolean) {
  let left = isNow ? due : 0;
  return capturedOf(order).map(({ amount, business_date }) => {
    const applied = Math.min(amount, left);
    left -= applied;
    return { amount, business_date, applied };
  });
}

/**
 * Returns the sums of a report that must agree: each breakdown with the net sales, the payments of
 * sales with their total, the payment options with sales and refunds, and cash with its movements.
 */
export function checksOf(
  report: Omit<DailyReport, 'checks'>,
  { orders, cash, ...days }: ReportFacts,
): DailyReport['checks'] {
  const check = (name: ReportCheck, left: number, right: number) => ({
    check: name,
    left,
    right,
    is_met: left === right,
  });
  const { sales_income: income, sales_refund: refund } = report;
  const { net_sales, tips, total } = income;
  const isNow = ({ sale }: Reported) => sale !== null && isWithin(days, sale.business_date);
  const payments = orders.flatMap((one) => appliedOf(one, isNow(one)));
  const appliedIn = (some: typeof payments) => sum(some.map(({ applied }) => applied));
  const inPeriod = payments.filter(({ business_date }) => isWithin(days, business_date));
  const earlier = appliedIn(payments.filter(({ business_date }) => business_date < days.from_date));
  const others = sum(inPeriod.map(({ amount }) => amount)) - appliedIn(inPeriod);
  const methods = [
    ...report.online_payment_method,
    ...report.offline_payment_method,
    ...report.stored_value,
  ];
  const cashKinds = (...kinds: string[]) =>
    sum(cash.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const cashMethods = methods.filter(({ kind }) => kind === 'cash');
  return [
    check('items', netOf(report.by_item), net_sales),
    check('categories', netOf(report.by_category), net_sales),
    check('methods', netOf(report.by_method), net_sales),
    check('hours', netOf(report.by_hour), net_sales),
    check('staff', netOf(report.by_staff), net_sales),
    check('tenders', appliedIn(payments) + tips, total),
    check('money', netOf(methods) + earlier - others + refund.not_sales, total - refund.total),
    check('cash', cashKinds('sale', 'reversal', 'refund'), netOf(cashMethods)),
  ];
}
