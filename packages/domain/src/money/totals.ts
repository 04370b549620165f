import type { BillFee, BillLine, BillTotals, ItemReduction, TaxResult } from './billResult.ts';
import { sum } from './sen.ts';
import type { Sen } from './sen.ts';

/** Sums a bill: steps 4, 6, 8 and 10. */
export function billTotals(
  lines: readonly BillLine[],
  fees: readonly BillFee[],
  taxes: readonly TaxResult[],
  tip: Sen,
): BillTotals {
  const each = (read: (line: BillLine) => Sen) => sum(lines.map(read));
  const itemReductions = (counts: (reduction: ItemReduction) => boolean) =>
    each((line) => sum(line.item_reductions.filter(counts).map(({ amount }) => amount)));

  const net = each((line) => line.net);
  const service_charge = each((line) => line.service_charge);
  const fee = sum(fees.map(({ amount }) => amount));
  const included_tax = sum(taxes.map(({ included }) => included.amount));
  const added_tax = sum(taxes.map(({ added }) => added.amount));
  const total = sum([net, service_charge, fee, added_tax]);
  return {
    gross: each((line) => line.gross),
    item_discounts: itemReductions(({ kind }) => kind !== 'comp'),
    comps: itemReductions(({ kind }) => kind === 'comp'),
    order_discounts: each((line) => line.subtotal - line.net),
    net,
    service_charge,
    fees: fee,
    included_tax,
    added_tax,
    tax: included_tax + added_tax,
    total,
    tip,
    payable: sum([total, tip]),
  };
}
