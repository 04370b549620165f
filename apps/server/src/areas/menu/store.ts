import {
  menuSubject,
  type MenuAction,
  type MenuPart,
  type MenuPlace,
  type MenuStore,
  type SavedMenu,
} from '@servery/domain/commands';
import { menuAt, type MenuBook } from '@servery/domain/menu';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { loadMenu } from '../orders/menu.ts';
import { contextAt, loadShop } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadBook, merchantWith, movesOf, picturesOf } from './load.ts';
import { categoryRow, itemRow, moveRow, optionRow } from './rows.ts';

const tables = {
  categories: { table: 'menu_category', rowOf: categoryRow },
  options: { table: 'menu_option', rowOf: optionRow },
  items: { table: 'menu_item', rowOf: itemRow },
} as const;

const parts = Object.keys(tables) as MenuPart[];

/** Returns the rows of a part that a rule added or replaced. */
function changed(part: MenuPart, before: MenuBook, after: MenuBook): Row[] {
  const rowOf = tables[part].rowOf as (merchant_id: number, row: object) => Row;
  return changedOf<object>(before[part], after[part]).map((row) => rowOf(after.merchant_id, row));
}

/** Returns the ids of the items that a rule removed: those that a push added, when it is undone. */
function removedItems(before: MenuBook, after: MenuBook): number[] {
  const left = new Set(after.items.map(({ id }) => id));
  return before.items.flatMap(({ id }) => (left.has(id) ? [] : [id]));
}

async function write(db: Sql, before: MenuBook, { book, moves = [] }: SavedMenu) {
  const removed = removedItems(before, book);
  if (removed.length > 0)
    await sql`delete from menu_item
      where merchant_id = ${book.merchant_id} and id = any(${removed}::bigint[])`.execute(db);
  for (const part of parts)
    await putRows(db, tables[part].table, ['merchant_id', 'id'], changed(part, before, book));
  await insertRows(
    db,
    'stock_move',
    moves.map((move) => moveRow(book.merchant_id, move)),
  );
}

/** Returns the audit data of a change: up to 50 changed or removed rows, before and after. */
function auditOf(part: MenuPart, before: MenuBook, after: MenuBook) {
  const was = new Map(before[part].map((row) => [row.id, row]));
  const is = new Map(after[part].map((row) => [row.id, row]));
  const ids = [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => was.get(id) !== is.get(id))
    .slice(0, 50);
  const rowsIn = (rows: ReadonlyMap<number, object>) =>
    Object.fromEntries(ids.map((id) => [String(id), rows.get(id) ?? null]));
  return { before: rowsIn(was), after: rowsIn(is) };
}

async function lock(ctx: RequestContext, { merchant_id, part }: MenuPlace) {
  const { sql: db } = ctx;
  await lockMerchant(db, merchant_id);
  // Block sales: rows are written whole and must not restore stock that was sold in between.
  await sql`select 1 from menu_item where merchant_id = ${merchant_id} and stock is not null
    order by id for update`.execute(db);
  const [shop, state, pictures] = await Promise.all([
    loadShop(db, merchant_id, ctx.now),
    loadBook(db, merchant_id),
    part === 'items' ? picturesOf(db, merchant_id) : undefined,
  ]);
  return { state, context: { ...contextAt(ctx, shop), ...(pictures && { pictures }) } };
}

async function save(
  ctx: RequestContext,
  before: MenuBook,
  change: SavedMenu,
  { part, did }: MenuAction,
): Promise<void> {
  const { book } = change;
  const { merchant_id } = book;
  if (book === before) return;
  await write(ctx.sql, before, change);
  ctx.changes.push({
    kind: 'menu.changed',
    merchant_id,
    subject: menuSubject(part, change),
    version: book[part].find((row) => row.id === change.id)?.version ?? 0,
    facts: { did, part },
    ...auditOf(part, before, book),
  });
}

/** Returns the SQL store of menus. */
export const menuStore = (ctx: RequestContext): MenuStore => ({
  merchantWith: (part, id) => merchantWith(ctx.sql, ctx.caller.scope, part, id),
  movesOf: (merchant_id, item_id) => movesOf(ctx.sql, merchant_id, item_id),
  async onSale(merchant_id, method, ids) {
    const [items, { settings }] = await Promise.all([
      loadMenu(ctx.sql, merchant_id, ids),
      loadShop(ctx.sql, merchant_id, ctx.now),
    ]);
    return menuAt(items, method, { now: ctx.now, time_zone: settings.time_zone });
  },
  lock: (place) => lock(ctx, place),
  save: (before, change, action) => save(ctx, before, change, action),
});
