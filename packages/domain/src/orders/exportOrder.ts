import type { ExportedOrder, OrderAmounts } from '@servery/api';
import { untaxedSales } from '../money/index.ts';
import { billOf, moneyOf } from './bill.ts';
import type { OrderRecord } from './record.ts';
import { showRow } from './show.ts';

/**
 * Returns the amounts of an order by kind, in sen; all except `tax` exclude tax, so that they sum
 * to `total`.
 */
export function amountsOf(order: OrderRecord): OrderAmounts {
  const bill = billOf(order);
  const { total, tax, service_charge } = bill.totals;
  const { gross, net } = untaxedSales(bill);
  const { rounding, due } = moneyOf(order, total);
  return {
    subtotal: gross,
    reductions: net - gross,
    service_charge,
    delivery_fee: bill.fees.reduce((sum, fee) => sum + fee.amount - fee.included_tax, 0),
    tax,
    rounding,
    total: due,
  };
}

/** Returns an order as an exported file lists it. */
export function exportOrder(order: OrderRecord): ExportedOrder {
  const taken = order.payments.filter(({ state }) => state === 'captured');
  const given = order.refunds.filter(({ state }) => state === 'completed');
  return {
    ...showRow(order),
    amounts: amountsOf(order),
    tenders: taken.map(({ name, amount }) => ({ name, amount })),
    refunded: given.reduce((sum, { amount }) => sum + amount, 0),
  };
}
