import type { Bill, BillLine } from './billResult.ts';
import { withoutIncludedTax } from './round.ts';
import { sum } from './sen.ts';
import type { Sen } from './sen.ts';

/** Sales as reports count them: every amount without its included tax. */
export interface UntaxedSales {
  gross: Sen;
  item_discounts: Sen;
  comps: Sen;
  order_discounts: Sen;
  net: Sen;
}

/** Returns the sales of one line without included tax; gross less reductions is exactly net. */
export function untaxedLine(bill: Bill, line: BillLine): UntaxedSales {
  const tax = bill.taxes.find(({ code }) => code === line.tax_class);
  const rate = tax?.is_inclusive ? tax.rate : 0;
  const of = (amounts: readonly { amount: Sen }[]) =>
    sum(amounts.map(({ amount }) => withoutIncludedTax(amount, rate)));
  const comps = of(line.item_reductions.filter(({ kind }) => kind === 'comp'));
  const item_discounts = of(line.item_reductions.filter(({ kind }) => kind !== 'comp'));
  const order_discounts = of(line.order_reductions);
  const net = line.net - line.included_tax;
  const gross = sum([net, order_discounts, comps, item_discounts]);
  return { gross, item_discounts, comps, order_discounts, net };
}

/** Returns the sales of a whole bill without included tax: the sum of its lines. */
export function untaxedSales(bill: Bill): UntaxedSales {
  const lines = bill.lines.map((line) => untaxedLine(bill, line));
  const of = (part: keyof UntaxedSales) => sum(lines.map((line) => line[part]));
  return {
    gross: of('gross'),
    item_discounts: of('item_discounts'),
    comps: of('comps'),
    order_discounts: of('order_discounts'),
    net: of('net'),
  };
}
