import type { ExportedOrder, listOrders, OrderRow, Parsed } from '@servery/api';
import { exportOrder, uncounted } from '@servery/domain/orders';
import { personalAccess, phoneSearch, type PersonalAccess } from '@servery/domain/people';
import { amountOf, searchKey } from '@servery/domain/search';
import { settingsAt } from '@servery/domain/settings';
import type { Trading } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { known, narrow, within, type Scope } from '../../http/scope.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { countedOn, wholeDaysOf } from './counts.ts';
import { periodOf, type Period } from './period.ts';
import { recordColumns, recordOf } from './recordOf.ts';
import { shortColumns, shortOf } from './rows.ts';

type Query = Parsed<typeof listOrders>['query'];
type Condition = RawBuilder<unknown>;

/**
 * Returns the time zone and day start for the dates of a list, and the currency of its amounts:
 * those of the merchant, or of the first of several.
 */
export async function tradingOf(
  db: Sql,
  scope: Scope,
  now: Date,
): Promise<Trading & { currency: string }> {
  const row = await first(
    db,
    sql<
      Pick<Rows['merchant'], 'settings'>
    >`select settings from merchant where ${within(scope)} order by merchant_id limit 1`,
  );
  return row
    ? settingsAt(row.settings, now)
    : { time_zone: 'UTC', day_start: '00:00', currency: 'MYR' };
}

/**
 * Open orders have no date filter unless one is given: an open order from yesterday must not
 * vanish.
 */
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

/** Returns the conditions on attributes by which orders are counted per day. */
const kindOf = (query: Query, scope: Scope): Condition =>
  both([
    within(scope, 'o.merchant_id'),
    // Inlined as a literal, so that the planner can see that the partial index matches.
    ...(query.type === 'history' ? [] : [sql`o.list = ${sql.lit(query.type)}`]),
    ...equals('o.order_method', query.order_method),
    ...equals('o.payment_status', query.payment_status),
  ]);

const notDraft = (query: Query): Condition[] =>
  query.type === 'history' ? [sql`o.status <> 'draft'`] : [];

/**
 * Returns the condition that a column contains a text. Only texts of at least 3 characters have
 * trigrams; for shorter ones, the trigram index would be scanned in full.
 */
const holding = (column: string, text: string): Condition =>
  text.length < 3
    ? sql`strpos(${sql.ref(column)}, ${text}) > 0`
    : sql`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

const contains = (column: Condition, text: string): Condition =>
  sql`strpos(${column}, ${text}) > 0`;

/** The separate texts of an order that `search_text` joins. */
const texts = {
  number: sql`split_part(o.search_text, ${'\n'}, 1)`,
  transaction_id: sql`split_part(o.search_text, ${'\n'}, 2)`,
  customer_name: sql`split_part(o.search_text, ${'\n'}, 3)`,
  table: sql`split_part(o.search_text, ${'\n'}, 4)`,
};

/** The reader's access to personal data, and the currency of the amounts that they type. */
interface Reader {
  access: PersonalAccess;
  currency: string;
}

/**
 * Searches an order's texts and items, its total, and its phone numbers as far as the reader may
 * search them. Readers without any access don't see prices either.
 */
function foundBy(
  { search, columns }: Pick<Query, 'search' | 'columns'>,
  { access, currency }: Reader,
): Condition {
  const text = searchKey(search);
  const total = access === 'none' ? null : amountOf(search, currency);
  const byTotal = total === null ? [] : [sql`o.total = ${total}`];
  const phone = phoneSearch(access, search);
  const byItem = holding('o.item_text', text);
  const byPhone = phone
    ? [holding('o.phone_text', 'whole' in phone ? `\n${phone.whole}\n` : phone.part)]
    : [];
  const either = (places: readonly Condition[]) =>
    places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` or `)})`;
  const anywhere = either([holding('o.search_text', text), byItem, ...byPhone, ...byTotal]);
  if (columns.length === 0) return anywhere;
  const places = columns.flatMap((column) => {
    if (column === 'lines') return [byItem];
    if (column === 'total') return byTotal;
    return column === 'phone' ? byPhone : [contains(texts[column], text)];
  });
  // The indexes find the few orders that contain the text anywhere; only these are checked by
  // column.
  return both([anywhere, either(places)]);
}

/** Returns the conditions that only the orders themselves can answer, not the counts per day. */
function detailsOf(query: Query, reader: Reader): Condition[] {
  return [
    ...(query.status === 'counted'
      ? [sql`o.status <> all(${[...uncounted]}::text[])`]
      : equals('o.status', query.status)),
    ...equals('o.staff_id', query.staff_id),
    ...equals('o.promotion_id', query.promotion_id),
    ...equals('o.table_id', query.table_id),
    ...equals('o.transaction_id', query.transaction_id),
    ...(query.status_remark === 'none' ? [sql`o.open_reasons = '[]'`] : []),
    ...(query.status_remark === '' || query.status_remark === 'none'
      ? []
      : [
          // Redundant, but needed: the few orders with a reason have their own partial index.
          sql`o.open_reasons <> '[]'`,
          ...(query.status_remark === 'any'
            ? []
            : [sql`o.open_reasons @> ${JSON.stringify([query.status_remark])}::jsonb`]),
        ]),
    ...(query.search === '' ? [] : [foundBy(query, reader)]),
  ];
}

const countOf = (where: Condition): Condition =>
  sql`(select count(*) from orders o where ${where})`;

/**
 * Returns the total number of orders: whole days from the counts per day where possible, else by
 * counting rows.
 */
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
  // By code point, as the browser compares, independent of the database's locale.
  number: sql`o.number collate "C"`,
  total: sql`o.total`,
} as const;

/** Returns one page of orders with the given columns, and the total number of orders. */
async function pageOf<Row>(
  { sql: db, caller, now }: RequestContext,
  query: Query,
  columns: RawBuilder<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const scope = narrow(caller, await known(db, caller, query.merchant_id));
  const trading = await tradingOf(db, scope, now);
  const period = whenOf(query, now, trading);
  const { currency } = trading;
  const details = detailsOf(query, { access: personalAccess(caller), currency });
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
      // Select the page by the index alone first, then load its columns.
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

/** Returns one page of orders, and the total number of orders. */
export async function listPage(
  ctx: RequestContext,
  query: Query,
): Promise<{ aaData: OrderRow[]; total: number }> {
  const { rows, total } = await pageOf(ctx, query, shortColumns);
  return { aaData: rows.map(shortOf), total };
}

/** Returns the same page with the amounts of each order, computed from the full order. */
export async function exportPage(
  ctx: RequestContext,
  query: Query,
): Promise<{ aaData: ExportedOrder[]; total: number }> {
  const { rows, total } = await pageOf(ctx, query, recordColumns);
  return { aaData: rows.map((row) => exportOrder(recordOf(row))), total };
}
