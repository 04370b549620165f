import type { listOrders, OrderRow, Parsed } from '@servery/api';
import type { Trading } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { known, narrow, within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { countedOn, wholeDaysOf } from './counts.ts';
import { periodOf, type Period } from './period.ts';
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

/** Open orders have no dates unless asked: one from yesterday must not vanish. */
function whenOf(query: Query, now: Date, trading: Trading): Period | null {
  const { type, startDate, endDate } = query;
  const isOpen = type === 'new' || type === 'action';
  if (isOpen && startDate === undefined && endDate === undefined) return null;
  return periodOf(query, now, trading);
}

const equals = (column: string, value: string | number): Condition[] =>
  value === '' ? [] : [sql`${sql.ref(column)} = ${value}`];

const both = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `);

const placedIn = ({ start, end }: Period): Condition =>
  sql`o.placed_at >= ${start} and o.placed_at < ${end}`;

/** The conditions that days are counted by. */
const kindOf = (query: Query, scope: Scope): Condition =>
  both([
    within(scope, 'o.merchant_id'),
    // Written out, so that the planner sees that the partial index fits.
    ...(query.type === 'history' ? [] : [sql`o.list = ${sql.lit(query.type)}`]),
    ...equals('o.order_method', query.order_method),
    ...equals('o.payment_status', query.payment_status),
  ]);

const notDraft = (query: Query): Condition[] =>
  query.type === 'history' ? [sql`o.status <> 'draft'`] : [];

/** What holds a text; only three letters and more have trigrams, and an index without them is read whole. */
const holding = (text: string): Condition =>
  text.length < 3
    ? sql`strpos(o.search_text, ${text}) > 0`
    : sql`o.search_text like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

/** The conditions that only the orders themselves answer, each on its own line. */
function detailsOf(query: Query): Condition[] {
  const search = query.search.toLowerCase();
  return [
    ...equals('o.staff_id', query.staff_id),
    ...equals('o.promotion_id', query.promotion_id),
    ...equals('o.table_id', query.table_id),
    ...equals('o.transaction_id', query.transaction_id),
    ...(query.status_remark === ''
      ? []
      : [
          // Written out as well: the few orders with a reason have an index of their own.
          sql`o.open_reasons <> '[]'`,
          ...(query.status_remark === 'any'
            ? []
            : [sql`o.open_reasons @> ${JSON.stringify([query.status_remark])}::jsonb`]),
        ]),
    ...(search === '' ? [] : [holding(search)]),
  ];
}

const countOf = (where: Condition): Condition =>
  sql`(select count(*) from orders o where ${where})`;

/** How many orders there are: whole days from their counts where these can tell, else one by one. */
function totalOf(query: Query, scope: Scope, period: Period | null): Condition {
  const kind = kindOf(query, scope);
  const details = [...notDraft(query), ...detailsOf(query)];
  if (!period) return countOf(both([kind, ...details]));
  const oneByOne = (part: Period) => countOf(both([kind, placedIn(part), ...details]));
  const days = detailsOf(query).length === 0 ? wholeDaysOf(period) : null;
  if (!days) return oneByOne(period);
  const before = { start: period.start, end: days.start };
  const after = { start: days.end, end: period.end };
  return sql`${oneByOne(before)} + ${countedOn(days, kind)} + ${oneByOne(after)}`;
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
  const scope = narrow(caller, await known(db, caller, query.merchant_id));
  const period = whenOf(query, now, await tradingOf(db, scope));
  const where = both([
    kindOf(query, scope),
    ...(period ? [placedIn(period)] : []),
    ...notDraft(query),
    ...detailsOf(query),
  ]);
  const way = query.order === 'asc' ? sql`asc` : sql`desc`;
  const by = sql`order by ${sorts[query.sort]} ${way}, o.id ${way}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      // First which orders, by the index alone; then what to show of them.
      sql<ShortOrder>`select ${shortColumns}
        from (select o.merchant_id, o.id from orders o where ${where}
          ${by} limit ${query.length} offset ${query.start}) p
        join orders o on o.merchant_id = p.merchant_id and o.id = p.id
        join merchant m on m.merchant_id = o.merchant_id
        ${by}`,
    ),
    first(db, sql<{ total: number }>`select ${totalOf(query, scope, period)} as total`),
  ]);
  return { aaData: rows.map(shortOf), total: count?.total ?? 0 };
}
