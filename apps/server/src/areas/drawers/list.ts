import {
  manualCashKinds,
  Problem,
  type CashMovement,
  type Drawer,
  type listCashMovements,
  type listDrawers,
  type listShifts,
  type Parsed,
  type Shift,
} from '@servery/api';
import { managesShifts, showShift } from '@servery/domain/drawers';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { sumsOfShifts } from './load.ts';
import {
  drawerColumns,
  movementColumns,
  movementOfRow,
  shiftColumns,
  shiftOfRow,
  type StoredMovement,
  type StoredShift,
} from './rows.ts';

interface Selection<Row> {
  columns: RawBuilder<Row>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** The sort key, in a direction. */
  by: (way: RawBuilder<unknown>) => RawBuilder<unknown>;
}

async function pageOf<Row>(
  db: Sql,
  { start, length, order }: ListQuery,
  { columns, from, where, by }: Selection<Row>,
): Promise<{ aaData: Row[]; total: number }> {
  const [aaData, count] = await Promise.all([
    all(
      db,
      sql<Row>`select ${columns} from ${from} where ${where}
        order by ${by(sql.raw(order))} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from ${from} where ${where}`),
  ]);
  return { aaData, total: count?.total ?? 0 };
}

/** Returns one page of drawers, with the people whose shifts are open with them. */
export const pageOfDrawers = (
  db: Sql,
  query: Parsed<typeof listDrawers>['query'],
  scope: Scope,
): Promise<{ aaData: Drawer[]; total: number }> => {
  const { status, search } = query;
  const hasStatus = status === '' ? sql`true` : sql`d.is_active = ${status === 'active'}`;
  return pageOf(db, query, {
    columns: sql<Drawer>`d.merchant_id, ${drawerColumns}, (
      select jsonb_build_object('id', s.person_id, 'name', s.person_name,
        'since', to_char(s.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from shift s where s.merchant_id = d.merchant_id and s.drawer_id = d.id
        and s.state = 'open') as holder`,
    from: sql`drawer d`,
    where: sql`${within(scope, 'd.merchant_id')} and ${hasStatus}
      and ${containsText(search, 'd.search_text')}`,
    by: (way) => sql`d.id ${way}`,
  });
};

/** Returns the condition that the caller may see a shift `s`. */
const isSeen = ({ caller }: RequestContext) =>
  managesShifts(caller) ? sql`true` : sql`s.person_id = ${caller.id}`;

/** Returns shifts as the caller sees them. */
async function shown({ sql: db, caller }: RequestContext, rows: readonly StoredShift[]) {
  const open = managesShifts(caller) ? rows.filter(({ sums }) => sums === null) : [];
  const sums = await sumsOfShifts(db, open);
  return rows.map((row) => showShift(shiftOfRow(row), caller, sums.get(row.id)));
}

/** Returns one page of the shifts that the caller may see. */
export async function pageOfShifts(
  ctx: RequestContext,
  query: Parsed<typeof listShifts>['query'],
  scope: Scope,
): Promise<{ aaData: Shift[]; total: number }> {
  const { search, drawer_id, state, business_date: day } = query;
  const isOfDrawer = drawer_id === '' ? sql`true` : sql`s.drawer_id = ${drawer_id}`;
  const { aaData, total } = await pageOf(ctx.sql, query, {
    columns: shiftColumns,
    from: sql`shift s`,
    where: sql`${within(scope, 's.merchant_id')} and ${isSeen(ctx)} and ${isOfDrawer}
      and ${state === '' ? sql`true` : sql`s.state = ${state}`}
      and ${day === '' ? sql`true` : sql`s.business_date = ${day}`}
      and ${containsText(search, 's.search_text')}`,
    by: (way) => sql`s.opened_at ${way}, s.id ${way}`,
  });
  return { aaData: await shown(ctx, aaData), total };
}

/** Returns the first shift that matches a condition, as the caller sees it; null if none does. */
async function findShift(
  ctx: RequestContext,
  scope: Scope,
  isMeant: RawBuilder<unknown>,
): Promise<Shift | null> {
  const row = await first(
    ctx.sql,
    sql<StoredShift>`select ${shiftColumns} from shift s
      where ${within(scope, 's.merchant_id')} and ${isMeant} and ${isSeen(ctx)}`,
  );
  const [shift] = row ? await shown(ctx, [row]) : [];
  return shift ?? null;
}

/** Returns the caller's shift that isn't closed; null if there is none. */
export const myShift = (ctx: RequestContext, merchant_id: number): Promise<Shift | null> =>
  findShift(ctx, [merchant_id], sql`s.person_id = ${ctx.caller.id} and s.state <> 'closed'`);

/**
 * Returns a shift.
 * @throws `notFound`
 */
export async function readShift(ctx: RequestContext, id: number): Promise<Shift> {
  const shift = await findShift(ctx, ctx.caller.scope, sql`s.id = ${id}`);
  if (!shift) throw new Problem('notFound');
  return shift;
}

/** Returns one page of the cash movements that the caller may see. */
export async function pageOfMovements(
  ctx: RequestContext,
  query: Parsed<typeof listCashMovements>['query'],
  scope: Scope,
): Promise<{ aaData: CashMovement[]; total: number }> {
  const { search, shift_id, kind, place } = query;
  const isFinal = sql`(s.state = 'closed' or jsonb_array_length(s.counts) > 1
    or c.kind = any(${[...manualCashKinds]}::text[]))`;
  const isVisible = managesShifts(ctx.caller)
    ? sql`true`
    : sql`exists (select 1 from shift s where s.merchant_id = c.merchant_id and s.id = c.shift_id
        and s.person_id = ${ctx.caller.id} and ${isFinal})`;
  const { aaData, total } = await pageOf<StoredMovement>(ctx.sql, query, {
    columns: movementColumns,
    from: sql`cash_movement c`,
    where: sql`${within(scope, 'c.merchant_id')} and ${isVisible}
      and ${shift_id === '' ? sql`true` : sql`c.shift_id = ${shift_id}`}
      and ${kind === '' ? sql`true` : sql`c.kind = ${kind}`}
      and ${place === '' ? sql`true` : sql`(c.shift_id is null) = ${place === 'none'}`}
      and ${containsText(search, 'c.search_text')}`,
    by: (way) => sql`c.at ${way}, c.id ${way}`,
  });
  return { aaData: aaData.map(movementOfRow), total };
}
