import { Problem } from '@servery/api';
import type { Act, OrderRecord } from '../orders/record.ts';
import { showOrder } from '../orders/show.ts';
import { voidOrder } from '../orders/voidOrder.ts';
import { demand } from '../people/demand.ts';
import type { Floor } from './record.ts';
import { tableOf } from './rows.ts';
import { showTable } from './show.ts';
import { groupOf } from './stand.ts';

/** Which orders of a table are voided, as they were shown. */
export interface ClearWish {
  table_id: number;
  version: number;
  orders: readonly { order_id: number; version: number }[];
  reason: string;
}

/** Voids unpaid orders of a table, all of them or none; one approval is leave for those that were shown. */
export function clearUnpaidOrders(
  floor: Floor,
  orders: readonly OrderRecord[],
  { table_id, version, orders: shown, reason }: ClearWish,
  act: Act,
): OrderRecord[] {
  const table = tableOf(floor, table_id);
  if (table.version !== version)
    throw new Problem('conflict', { current: showTable(table, floor, act.now) });
  const here = new Set(groupOf(table, floor).map(({ id }) => id));
  const unpaid = shown.map(({ order_id }) => {
    const order = orders.find(({ id }) => id === order_id);
    if (!order?.table || !here.has(order.table.id)) throw new Problem('notFound');
    return order;
  });
  const balances = unpaid.map((order) => showOrder(order).balance);
  const paid = unpaid.find((_, i) => balances[i]! <= 0);
  if (paid)
    throw new Problem('notAllowedNow', {
      details: { from: 'paid', to: 'voided', name: paid.number },
    });
  const amount = balances.reduce((sum, balance) => sum + balance, 0);
  // Leave is asked for on the first of them, for as much as all of them owe.
  const [{ order_id: object_id, version: based_on } = { order_id: 0, version: 0 }] = shown;
  const on = { object_id, version: based_on, amount };
  const approved_by = demand(act.actor, 'order.void', on);
  const { rights } = act.actor;
  const allowed = { ...rights, grants: { ...rights.grants, 'order.void': 'allow' as const } };
  const by: Act = { ...act, actor: { ...act.actor, rights: allowed } };
  return unpaid.map((order, i) => {
    const voided = voidOrder(order, { version: shown[i]!.version, reason }, by);
    const last = voided.timeline.at(-1)!;
    if (approved_by === null) return voided;
    const told = { ...last, facts: { ...last.facts, approved_by } };
    return { ...voided, timeline: [...voided.timeline.slice(0, -1), told] };
  });
}
