import { Problem } from '@servery/api';
import { payOrders, type PaymentInput } from '../orders/payOrders.ts';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';
import type { Floor } from './record.ts';
import { tableOf } from './rows.ts';
import { groupOf } from './tableStatus.ts';

/** The bills of a table to pay, in the versions that were seen, and the tenders. */
export interface TablePayment extends Omit<PaymentInput, 'versions'> {
  table_id: number;
  orders: readonly { order_id: number; version: number }[];
}

/**
 * Pays bills of a table or of tables linked to it, all of them or none.
 * @throws `notFound` if one of the orders is at another table, and all that `payOrders` throws.
 */
export function payTable(
  floor: Floor,
  orders: readonly OrderRecord[],
  { table_id, orders: shown, ...input }: TablePayment,
  options: readonly PaymentOptionRecord[],
  context: ActionContext,
): OrderRecord[] {
  const here = new Set(groupOf(tableOf(floor, table_id), floor).map(({ id }) => id));
  const isElsewhere = ({ table }: OrderRecord) => table === null || !here.has(table.id);
  if (orders.some(isElsewhere)) throw new Problem('notFound');
  const versions = new Map(shown.map(({ order_id, version }) => [order_id, version]));
  return payOrders(orders, { ...input, versions }, options, context);
}
