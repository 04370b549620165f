import { Problem } from '@servery/api';
import type { DrawerPlace, DrawerStore } from '@servery/domain/commands';
import { noCash, type DrawerBook, type DrawerChange } from '@servery/domain/drawers';
import { sql } from 'kysely';
import { within } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { first, insertRows, putRows } from '../../storage/sql.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { contextAt, loadOpenShop } from '../orders/shop.ts';
import { loadBook, sumsOfShifts } from './load.ts';
import { drawerRow, movementRow, shiftRow } from './rows.ts';

async function merchantOf(
  { sql: db, caller }: RequestContext,
  kind: 'drawer' | 'shift',
  id: number,
): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from ${sql.table(kind)}
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

/** Returns the changed drawer or shift. */
const subjectIn = ({ drawers, shifts }: DrawerBook, { kind, id }: DrawerChange['subject']) =>
  (kind === 'drawer' ? drawers : shifts).find((one) => one.id === id) ?? null;

async function save(
  ctx: RequestContext,
  before: DrawerBook,
  { book, subject, movements = [] }: DrawerChange,
  did: string,
): Promise<void> {
  const { merchant_id } = book;
  const key = ['merchant_id', 'id'];
  const drawers = changedOf(before.drawers, book.drawers);
  await putRows(
    ctx.sql,
    'drawer',
    key,
    drawers.map((drawer) => drawerRow(merchant_id, drawer)),
  );
  await putRows(ctx.sql, 'shift', key, changedOf(before.shifts, book.shifts).map(shiftRow));
  const own = { payment_id: null, refund_id: null };
  await insertRows(
    ctx.sql,
    'cash_movement',
    movements.map((movement) => movementRow(movement, own)),
  );
  const [was, is] = [subjectIn(before, subject), subjectIn(book, subject)];
  const [movement] = movements;
  ctx.changes.push({
    kind: 'drawer.changed',
    merchant_id,
    subject,
    version: is!.version,
    facts: { did },
    before: movement ? null : was && { ...was },
    after: movement ? { ...movement } : { ...is },
  });
}

async function lock(ctx: RequestContext, { merchant_id, shift_id }: DrawerPlace) {
  const { sql: db, now } = ctx;
  await lockMerchant(db, merchant_id);
  // Waits for payments that add to these shifts, so that a count finds their cash.
  await sql`select 1 from shift where merchant_id = ${merchant_id} and state <> 'closed'
    order by id for update`.execute(db);
  const state = await loadBook(db, merchant_id, shift_id);
  return { state, context: contextAt(ctx, await loadOpenShop(db, merchant_id, now)) };
}

async function ownPrinter(
  { sql: db, caller }: RequestContext,
  merchant_id: number,
): Promise<number | null> {
  const row = await first(
    db,
    sql<{ printer_id: number | null }>`select d.printer_id from shift s
      join drawer d on d.merchant_id = s.merchant_id and d.id = s.drawer_id
      where s.merchant_id = ${merchant_id} and s.person_id = ${caller.id} and s.state = 'open'`,
  );
  return row?.printer_id ?? null;
}

/** Returns the SQL store of cash drawers and shifts. */
export const drawerStore = (ctx: RequestContext): DrawerStore => ({
  merchantOf: (kind, id) => merchantOf(ctx, kind, id),
  lock: (place) => lock(ctx, place),
  save: (before, change, action) => save(ctx, before, change, action),
  sumsOf: async (merchant_id, id) =>
    (await sumsOfShifts(ctx.sql, [{ merchant_id, id }])).get(id) ?? noCash,
  ownPrinter: (merchant_id) => ownPrinter(ctx, merchant_id),
});
