import { isUsedUp } from '@servery/domain/menu';
import { stockSteps, takeStock, type Counted, type OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { moveRow } from '../menu/rows.ts';
import { all, insertRows } from '../sql.ts';
import type { Visit } from '../visit.ts';

/**
 * Takes what a change of an order sells from the balances of its items, puts back what it does not,
 * and writes down why; the order with what was taken of each line. Refuses what there are too few of.
 */
export async function postStock(
  visit: Visit,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<OrderRecord> {
  const steps = stockSteps(before, after);
  if (steps.length === 0) return after;
  const { sql: db, now, host, caller } = visit;
  const { merchant_id } = after;
  const ids = [...new Set(steps.map(({ item_id }) => item_id))];
  // Locked in order, so that two who sell the same do not wait for each other; what nobody counts,
  // nobody waits for.
  const counted = await all(
    db,
    sql<Counted>`select id, stock, allow_negative from menu_item
      where merchant_id = ${merchant_id} and id = any(${ids}::bigint[]) and stock is not null
      order by id for update`,
  );
  const mover = { actor: { name: caller.name }, now, nextId: host.nextId };
  const { order, items, moves } = takeStock(after, steps, counted, mover);
  for (const { id, stock } of items)
    await sql`update menu_item set stock = ${stock}
      where merchant_id = ${merchant_id} and id = ${id}`.execute(db);
  await insertRows(
    db,
    'stock_move',
    moves.map((move) => moveRow(merchant_id, move)),
  );
  const was = new Map(counted.map((item) => [item.id, item]));
  // Menus are only told anew where something ran out or came back.
  for (const item of items.filter((one) => isUsedUp(one) !== isUsedUp(was.get(one.id)!)))
    visit.changes.push({
      kind: 'menu.changed',
      merchant_id,
      order_id: item.id,
      version: 0,
      facts: { did: 'sold', part: 'items' },
      before: { stock: was.get(item.id)!.stock },
      after: { stock: item.stock },
    });
  return order;
}
