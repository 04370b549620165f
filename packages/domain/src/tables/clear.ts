import { Problem } from '@servery/api';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import { showOrder } from '../orders/show.ts';
import { voidOrder } from '../orders/voidOrder.ts';
import { demand } from '../people/demand.ts';
import type { Floor } from './record.ts';
import { tableOf } from './rows.ts';
import { showTable } from './show.ts';
import { groupOf } from './tableStatus.ts';

/** The orders of a table to void, in the versions that were seen. */
export interface ClearInput {
  table_id: number;
  version: number;
  orders: readonly { order_id: number; version: number }[];
  reason: string;
}

/**
 * Voids unpaid orders of a table, all of them or none; one approval covers all of the given orders.
 * @throws `conflict`, `notAllowedNow` or `notFound`
 */
export function clearUnpaidOrders(
  floor: Floor,
  orders: readonly OrderRecord[],
  { table_id, version, orders: shown, reason }: ClearInput,
  context: ActionContext,
): OrderRecord[] {
  const table = tableOf(floor, table_id);
  if (table.version !== version)
    throw new Problem('conflict', { current: showTable(table, floor, context.now) });
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
  // Approval is requested for the first order, with the amount of all of them.
  const [{ order_id: object_id, version: based_on } = { order_id: 0, version: 0 }] = shown;
  const on = { object_id, version: based_on, amount };
  const approved_by = demand(context.actor, 'order.void', on);
  const { rights } = context.actor;
  const allowed = { ...rights, grants: { ...rights.grants, 'order.void': 'allow' as const } };
  const by: ActionContext = { ...context, actor: { ...context.actor, rights: allowed } };
  return unpaid.map((order, i) => {
    const voided = voidOrder(order, { version: shown[i]!.version, reason }, by);
    const last = voided.timeline.at(-1)!;
    if (approved_by === null) return voided;
    const entry = { ...last, facts: { ...last.facts, approved_by } };
    return { ...voided, timeline: [...voided.timeline.slice(0, -1), entry] };
  });
}
