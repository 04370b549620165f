import type { listOrders, OrderRow, Parsed } from '@servery/api';
import type { Trading } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { narrow, within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { periodOf } from './period.ts';
import { shortColumns, shortOf, type ShortOrder } from './rows.ts';

type Query = Parsed<typeof listOrders>['query'];
type Condition = RawBuilder<unknown>;

/** The clock that a list's dates are read by: the merchant's, or the first one's of several. */
export async function tradingOf(db: Sql, scope: Scope): Promise<Trading> {
  const row = await first(
    db,
    sql<Trading>`select settings ->> 'time_zone' as time_zone, settings ->> 'day_start' as day_start
      from merchant where ${within(scope)} order by merchant_id limit 1`,
  );
  return row ?? { time_zone: 'UTC', day_start: '00:00' };
}

const hasNoDates = ({ type, startDate, endDate }: Query) =>
  (type === 'new' || type === 'action') && startDate === undefined && endDate === undefined;

/** Open orders have no date unless asked: one from yesterday must not vanish. */
function whenOf(query: Query, now: Date, trading: Trading): Condition[] {
  if (hasNoDates(query)) return [];
  const { start, end } = periodOf(query, now, trading);
  return [sql`o.placed_at >= ${start} and o.placed_at < ${end}`];
}

const equals = (column: string, value: string | number): Condition[] =>
  value === '' ? [] : [sql`${sql.ref(column)} = ${value}`];

/** The conditions of a query, each on its own line. */
function conditionsOf(query: Query, scope: Scope, now: Date, trading: Trading): Condition {
  const search = query.search.toLowerCase();
  const list = query.type === 'history' ? '' : query.type;
  return sql.join(
    [
      within(scope, 'o.merchant_id'),
      // Written out, so that the planner sees that the partial index fits.
      ...(list === '' ? [] : [sql`o.list = ${sql.lit(list)}`]),
      ...(query.type === 'history' ? [sql`o.status <> 'draft'`] : []),
      ...whenOf(query, now, trading),
      ...equals('o.order_method', query.order_method),
      ...equals('o.payment_status', query.payment_status),
      ...equals('o.staff_id', query.staff_id),
      ...equals('o.promotion_id', query.promotion_id),
      ...equals('o.table_id', query.table_id),
      ...equals('o.transaction_id', query.transaction_id),
      ...(query.status_remark === ''
        ? []
        : [sql`o.open_reasons @> ${JSON.stringify([query.status_remark])}::jsonb`]),
      ...(search === '' ? [] : [sql`strpos(o.search_text, ${search}) > 0`]),
    ],
    sql` and `,
  );
}

const sorts = {
  placed_at: sql`o.placed_at`,
  // By code point, as scripts compare, whatever language the database was set up in.
  number: sql`o.number collate "C"`,
  total: sql`o.total`,
} as const;

/** One page of orders, and how many there are in all. */
export async function listPage(
  { sql: db, caller, now }: Visit,
  query: Query,
): Promise<{ aaData: OrderRow[]; total: number }> {
  const scope = narrow(caller, query.merchant_id);
  const where = conditionsOf(query, scope, now, await tradingOf(db, scope));
  const way = query.order === 'asc' ? sql`asc` : sql`desc`;
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<ShortOrder>`select ${shortColumns}
        from orders o join merchant m on m.merchant_id = o.merchant_id
        where ${where}
        order by ${sorts[query.sort]} ${way}, o.id ${way}
        limit ${query.length} offset ${query.start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from orders o where ${where}`),
  ]);
  return { aaData: rows.map(shortOf), total: count?.total ?? 0 };
}
