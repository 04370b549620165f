import type { OrderRecord } from '../orders/index.ts';
import { linkParty } from '../tables/linkParty.ts';
import type { Visit } from './enter.ts';

/** Links the tables of orders that were combined, in a world. */
export function linkIn(
  { world, now }: Visit,
  target: OrderRecord,
  sources: readonly OrderRecord[],
): void {
  const floor = world.tables.floor(target.merchant_id, world.orders.values(), now);
  const tables = sources.map(({ table }) => table?.id ?? null);
  const linked = linkParty(floor, target.table?.id ?? null, tables, { now });
  if (!linked) return;
  for (const table of world.tables.keep(linked.floor))
    world.tell('table.changed', target.merchant_id, table);
}
