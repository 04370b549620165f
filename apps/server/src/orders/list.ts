import type { ExportedOrder, listOrders, OrderRow, Parsed } from '@servery/api';
import { exportOrder } from '@servery/domain/orders';
import { personalAccess, phoneSearch, type PersonalAccess } from '@servery/domain/people';
import type { Trading } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { known, narrow, within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { countedOn, wholeDaysOf } from './counts.ts';
import { periodOf, type Period } from './period.ts';
import { recordColumns, recordOf } from './recordOf.ts';
import { shortColumns, shortOf } from './rows.ts';

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
const holding = (column: string, text: string): Condition =>
  text.length < 3
    ? sql`strpos(${sql.ref(column)}, ${text}) > 0`
    : sql`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Finds a search in an order's texts and items, and in its phone numbers as far as the reader may search them. */
function foundBy(search: string, access: PersonalAccess): Condition {
  const text = search.toLowerCase();
  const phone = phoneSearch(access, search);
  const places = [
    holding('o.search_text', text),
    holding('o.item_text', text),
    ...(phone
      ? [holding('o.phone_text', 'whole' in phone ? `\n${phone.whole}\n` : phone.part)]
      : []),
  ];
  return sql`(${sql.join(places, sql` or `)})`;
}

/** The conditions that only the orders themselves answer, each on its own line. */
function detailsOf(query: Query, access: PersonalAccess): Condition[] {
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
    ...(query.search === '' ? [] : [foundBy(query.search, access)]),
  ];
}

const countOf = (where: Condition): Condition =>
  sql`(select count(*) from orders o where ${where})`;

/** How many orders there are: whole days from their counts where these can tell, else one by one. */
function totalOf(
  query: Query,
  scope: Scope,
  period: Period | null,
  own: readonly Condition[],
): Condition {
  const kind = kindOf(query, scope);
  const details = [...notDraft(query), ...own];
  if (!period) return countOf(both([kind, ...details]));
  const oneByOne = (part: Period) => countOf(both([kind, placedIn(part), ...details]));
  const days = own.length === 0 ? wholeDaysOf(period) : null;
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

/** One page of orders in these columns, and how many there are in all. */
async function pageOf<Row>(
  { sql: db, caller, now }: Visit,
  query: Query,
  columns: RawBuilder<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const scope = narrow(caller, await known(db, caller, query.merchant_id));
  const period = whenOf(query, now, await tradingOf(db, scope));
  const details = detailsOf(query, personalAccess(caller));
  const where = both([
    kindOf(query, scope),
    ...(period ? [placedIn(period)] : []),
    ...notDraft(query),
    ...details,
  ]);
  const way = query.order === 'asc' ? sql`asc` : sql`desc`;
  const by = sql`order by ${sorts[query.sort]} ${way}, o.id ${way}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      // First which orders, by the index alone; then what to show of them.
      sql<Row>`select ${columns}
        from (select o.merchant_id, o.id from orders o where ${where}
          ${by} limit ${query.length} offset ${query.start}) p
        join orders o on o.merchant_id = p.merchant_id and o.id = p.id
        join merchant m on m.merchant_id = o.merchant_id
        ${by}`,
    ),
    first(db, sql<{ total: number }>`select ${totalOf(query, scope, period, details)} as total`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Returns one page of orders, and how many there are in all. */
export async function listPage(
  visit: Visit,
  query: Query,
): Promise<{ aaData: OrderRow[]; total: number }> {
  const { rows, total } = await pageOf(visit, query, shortColumns);
  return { aaData: rows.map(shortOf), total };
}

/** Returns the same page with the amounts of each order, worked out from everything it consists of. */
export async function exportPage(
  visit: Visit,
  query: Query,
): Promise<{ aaData: ExportedOrder[]; total: number }> {
  const { rows, total } = await pageOf(visit, query, recordColumns);
  return { aaData: rows.map((row) => exportOrder(recordOf(row))), total };
}
