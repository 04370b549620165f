import { Problem } from '@servery/api';
import {
  menuSubject,
  type ChangedMenu,
  type ItemFilter,
  type LockedMenu,
  type MenuAction,
  type MenuPart,
  type MenuStore,
} from '@servery/domain/commands';
import { menuAt, type MenuBook } from '@servery/domain/menu';
import { sql } from 'kysely';
import { lockMerchants } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { loadMenu } from '../orders/menu.ts';
import { contextAt, loadShop, loadShops } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isItemOn, loadBooks, merchantWith, movesOf, picturesOfAll } from './load.ts';
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

async function write(db: Sql, changes: readonly ChangedMenu[]) {
  const removed = changes.flatMap(({ before, after: { book } }) =>
    removedItems(before, book).map((id) => ({ merchant_id: book.merchant_id, id })),
  );
  const merchant_ids = removed.map(({ merchant_id }) => merchant_id);
  if (removed.length > 0)
    await sql`delete from menu_item where merchant_id = any(${merchant_ids}::bigint[])
      and (merchant_id, id) in (select * from unnest(${merchant_ids}::bigint[],
        ${removed.map(({ id }) => id)}::bigint[]))`.execute(db);
  for (const part of parts)
    await putRows(
      db,
      tables[part].table,
      ['merchant_id', 'id'],
      changes.flatMap(({ before, after }) => changed(part, before, after.book)),
    );
  await insertRows(
    db,
    'stock_move',
    changes.flatMap(({ after: { book, moves = [] } }) =>
      moves.map((move) => moveRow(book.merchant_id, move)),
    ),
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

/** Locks the menus of merchants, and reads them: whole ones, or with the items that a rule needs. */
async function lock(
  ctx: RequestContext,
  merchant_ids: readonly number[],
  { part, only }: { part: MenuPart; only?: ItemFilter },
): Promise<Map<number, LockedMenu>> {
  const { sql: db, now } = ctx;
  await lockMerchants(db, merchant_ids);
  // Block sales: rows are written whole and must not restore stock that was sold in between.
  await sql`select 1 from menu_item i where ${isItemOn(merchant_ids, only)} and stock is not null
    order by merchant_id, id for update`.execute(db);
  const [shops, books, pictures] = await Promise.all([
    loadShops(db, merchant_ids, now),
    loadBooks(db, merchant_ids, only),
    part === 'items' ? picturesOfAll(db, merchant_ids) : null,
  ]);
  const none: ReadonlySet<number> = new Set();
  return new Map(
    [...shops].map(([id, shop]) => {
      const context = contextAt(ctx, shop);
      const known = pictures && { pictures: pictures.get(id) ?? none };
      return [id, { state: books.get(id)!, context: { ...context, ...known } }];
    }),
  );
}

async function save(
  ctx: RequestContext,
  changes: readonly ChangedMenu[],
  { part, did }: MenuAction,
): Promise<void> {
  const real = changes.filter(({ before, after }) => after.book !== before);
  await write(ctx.sql, real);
  for (const { before, after } of real) {
    const { book, id } = after;
    ctx.changes.push({
      kind: 'menu.changed',
      merchant_id: book.merchant_id,
      subject: menuSubject(part, after),
      version: book[part].find((row) => row.id === id)?.version ?? 0,
      facts: { did, part },
      ...auditOf(part, before, book),
    });
  }
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
  async lock({ merchant_id, part }) {
    const menu = (await lock(ctx, [merchant_id], { part })).get(merchant_id);
    if (!menu) throw new Problem('notFound');
    return menu;
  },
  save: (before, after, action) => save(ctx, [{ before, after }], action),
  lockAll: (merchant_ids, only) => lock(ctx, [...new Set(merchant_ids)], { part: 'items', only }),
  saveAll: (changes, did) => save(ctx, changes, { part: 'items', did }),
});
