import type { SalesIncome, SalesSummary } from '@servery/api';
import { sum } from '../money/index.ts';
import { roundFraction } from '../money/round.ts';
import { uncounted } from '../orders/list.ts';
import { isWithin, type Days, type Reported, type ReportLine } from './facts.ts';

/** Returns the income of sales, and the tips. */
export function incomeOf(sales: readonly Reported[], tips: number): SalesIncome {
  const rows = sales.map(({ amounts, untaxed }) => ({ ...amounts, ...untaxed }));
  const of = (part: keyof (typeof rows)[number]) => sum(rows.map((row) => row[part]));
  const taxes = sales.flatMap(({ order, bill }) =>
    bill.taxes.map(({ code, tax }) => {
      const own = order.pricing.tax_classes.find((one) => one.code === code);
      const { rate = 0, is_inclusive = false } = own ?? {};
      return { code, name: own?.name || code, rate, is_inclusive, amount: tax };
    }),
  );
  const [net_sales, service_charge, delivery_fee] = [
    of('net'),
    of('service_charge'),
    of('delivery_fee'),
  ];
  const [tax, rounding] = [of('tax'), of('rounding')];
  return {
    gross_sales: of('gross'),
    item_discounts: of('item_discounts'),
    order_discounts: of('order_discounts'),
    comps: of('comps'),
    net_sales,
    service_charge,
    delivery_fee,
    tax,
    taxes: [...Map.groupBy(taxes, (one) => [one.code, one.rate, one.is_inclusive].join(' '))]
      .map(([, some]) => ({ ...some.at(-1)!, amount: sum(some.map(({ amount }) => amount)) }))
      .filter(({ amount }) => amount !== 0),
    rounding,
    tips,
    total: net_sales + service_charge + delivery_fee + tax + rounding + tips,
  };
}

/** Returns the price of a line's units before any reduction, in sen. */
const grossOf = ({ unit_price, options, quantity }: ReportLine) =>
  quantity * (unit_price + sum(options.map((option) => option.price * option.quantity)));

const countedOf = (amounts: readonly number[]) => ({ count: amounts.length, amount: sum(amounts) });

/** Returns the key figures of sales, and of the period's orders that were none. */
export function summaryOf(
  all: readonly Reported[],
  sales: readonly Reported[],
  {
    days,
    income,
    refunded,
    outcome,
  }: {
    days: Days;
    income: SalesIncome;
    refunded: { total: number; net: number };
    outcome: number;
  },
): SalesSummary {
  const placed = all.filter(({ order }) => isWithin(days, order.business_date));
  const voided = placed
    .filter(({ order: { status } }) => status !== 'draft' && status !== 'merged')
    .flatMap(({ order }) => order.items.filter(({ status }) => status === 'voided'));
  const [before, after] = [
    voided.filter(({ sent_qty }) => sent_qty === 0),
    voided.filter(({ sent_qty }) => sent_qty > 0),
  ];
  const open = placed.filter(({ order, sale }) => !sale && !uncounted.has(order.status));
  const cancelled = placed.filter(({ order, sale }) => !sale && order.status === 'cancelled');
  const { net_sales, gross_sales, item_discounts, order_discounts } = income;
  const covers = sum(sales.map(({ order }) => order.covers));
  const per = (units: number) => (units === 0 ? null : roundFraction(net_sales, 1, units));
  return {
    net_income: income.total - refunded.total - outcome,
    net_sales_after_refunds: net_sales - refunded.net,
    orders: sales.length,
    covers,
    average_order: per(sales.length),
    average_guest: per(covers),
    discount_rate:
      gross_sales === 0 ? 0 : roundFraction(item_discounts + order_discounts, 10_000, gross_sales),
    voids_before: countedOf(before.map(grossOf)),
    voids_after: countedOf(after.map(grossOf)),
    cancelled: countedOf(cancelled.map(({ due }) => due)),
    open: {
      ...countedOf(open.map(({ due }) => due)),
      balance: sum(open.map(({ balance }) => balance)),
    },
  };
}
