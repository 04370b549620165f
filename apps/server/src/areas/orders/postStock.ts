import { isUsedUp } from '@servery/domain/menu';
import { stockSteps, takeStock, type Counted, type OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { moveRow } from '../menu/rows.ts';
import { all, insertRows } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/**
 * Deducts the items that a change of an order sells from their stock, returns those that it no
 * longer sells, and records the stock moves. Returns the order with the deducted quantity of each
 * line. Refuses to sell more than there is in stock.
 */
export async function postStock(
  ctx: RequestContext,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<OrderRecord> {
  const steps = stockSteps(before, after);
  if (steps.length === 0) return after;
  const { sql: db, now, host, caller } = ctx;
  const { merchant_id } = after;
  const ids = [...new Set(steps.map(({ item_id }) => item_id))];
  // Locked in order, so that two sales of the same items can't deadlock; items without counted
  // stock aren't locked.
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
  // Menus are only updated for items that sold out or became available.
  for (const item of items.filter(
    (candidate) => isUsedUp(candidate) !== isUsedUp(was.get(candidate.id)!),
  ))
    ctx.changes.push({
      kind: 'menu.changed',
      merchant_id,
      subject: { kind: 'menu_item', id: item.id },
      version: 0,
      facts: { did: 'sold', part: 'items' },
      before: { stock: was.get(item.id)!.stock },
      after: { stock: item.stock },
    });
  return order;
}
