import { Problem, type PaymentOption } from '@servery/api';
import { payOrders, type TenderWish } from '../orders/payOrders.ts';
import type { Act, OrderRecord } from '../orders/record.ts';
import type { Floor } from './record.ts';
import { tableOf } from './rows.ts';
import { groupOf } from './stand.ts';

/** Which bills of a table are paid, as they were shown, and with what. */
export interface TablePayment {
  table_id: number;
  orders: readonly { order_id: number; version: number }[];
  tenders: readonly TenderWish[];
}

/**
 * Pays bills of a table, or of one that is linked to it, all of them or none.
 * @throws `notFound` if one of the orders is at another table, and all that `payOrders` throws.
 */
export function payTable(
  floor: Floor,
  orders: readonly OrderRecord[],
  { table_id, orders: shown, tenders }: TablePayment,
  options: readonly PaymentOption[],
  act: Act,
): OrderRecord[] {
  const here = new Set(groupOf(tableOf(floor, table_id), floor).map(({ id }) => id));
  const isElsewhere = ({ table }: OrderRecord) => table === null || !here.has(table.id);
  if (orders.some(isElsewhere)) throw new Problem('notFound');
  const versions = new Map(shown.map(({ order_id, version }) => [order_id, version]));
  return payOrders(orders, { versions, tenders }, options, act);
}
