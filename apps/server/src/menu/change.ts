import type { MenuAct, MenuBook, MenuChange } from '@servery/domain/menu';
import { sql } from 'kysely';
import { actAt, loadShop } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { loadBook, picturesOf } from './load.ts';
import { categoryRow, itemRow, moveRow, optionRow } from './rows.ts';

/** Which part of a menu a change is about. */
export type Part = 'categories' | 'items' | 'options';

const tables = {
  categories: { table: 'menu_category', rowOf: categoryRow },
  options: { table: 'menu_option', rowOf: optionRow },
  items: { table: 'menu_item', rowOf: itemRow },
} as const;

const parts = Object.keys(tables) as Part[];

/** The rows of a part that a rule made or made anew. */
function changed(part: Part, before: MenuBook, after: MenuBook): Row[] {
  const known = new Set<object>(before[part]);
  const rowOf = tables[part].rowOf as (merchant_id: number, row: object) => Row;
  return after[part].filter((row) => !known.has(row)).map((row) => rowOf(after.merchant_id, row));
}

async function save(
  db: Sql,
  before: MenuBook,
  { book, moves = [] }: Pick<MenuChange, 'book' | 'moves'>,
) {
  for (const part of parts)
    await putRows(db, tables[part].table, ['merchant_id', 'id'], changed(part, before, book));
  await insertRows(
    db,
    'stock_move',
    moves.map((move) => moveRow(book.merchant_id, move)),
  );
}

/** What the audit keeps of a change: the rows that it was about, as they were and as they are. */
function auditOf(part: Part, before: MenuBook, after: MenuBook) {
  const was = new Map(before[part].map((row) => [row.id, row]));
  const rows = after[part].filter((row) => was.get(row.id) !== row).slice(0, 50);
  return {
    before: Object.fromEntries(rows.map(({ id }) => [String(id), was.get(id) ?? null])),
    after: Object.fromEntries(rows.map((row) => [String(row.id), row])),
  };
}

/**
 * Decides about a merchant's menu by a rule and saves what came of it. One after the other: who
 * changes a menu decides about all of it, such as that a name is free.
 */
export async function changeMenu<Made extends Pick<MenuChange, 'book' | 'moves'>>(
  visit: Visit,
  merchant_id: number,
  part: Part,
  did: string,
  decide: (book: MenuBook, act: MenuAct) => Made & { id?: number },
): Promise<Made> {
  const { sql: db } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  // Whoever sells meanwhile waits: rows are written whole, and none may take back what was sold.
  await sql`select 1 from menu_item where merchant_id = ${merchant_id} and stock is not null
    order by id for update`.execute(db);
  const [shop, before, pictures] = await Promise.all([
    loadShop(db, merchant_id),
    loadBook(db, merchant_id),
    part === 'items' ? picturesOf(db, merchant_id) : undefined,
  ]);
  const made = decide(before, { ...actAt(visit, shop), ...(pictures && { pictures }) });
  if (made.book === before) return made;
  await save(db, before, made);
  const id = made.id ?? merchant_id;
  visit.changes.push({
    kind: 'menu.changed',
    merchant_id,
    order_id: id,
    version: made.book[part].find((row) => row.id === id)?.version ?? 0,
    facts: { did, part },
    ...auditOf(part, before, made.book),
  });
  return made;
}
