import type { Backlog, DashboardFigures } from '@servery/api';
import { usualWeeks } from '@servery/domain/dashboard';
import { uncounted } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

/** Merchants, each with its current trading day at the same position. */
export interface Days {
  ids: readonly number[];
  days: readonly string[];
}

const outletsOn = ({ ids, days }: Days) =>
  sql`unnest(${ids}::bigint[], ${days}::text[]) as m (merchant_id, day)`;

/** A number of rows and the earliest of some times, as JSON. */
const backlog = (rows: RawBuilder<unknown>): RawBuilder<Backlog> =>
  sql<Backlog>`(select jsonb_build_object('count', count(*), 'since', to_char(
    min(b.since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from (${rows}) b)`;

const isOf = sql`o.merchant_id = m.merchant_id`;
const isCounted = sql`o.status <> all(${[...uncounted]}::text[])`;
const openReason = sql`(select min(r.opened_at) from order_reason r
  where r.merchant_id = m.merchant_id and r.order_id = o.id and r.resolved_at is null)`;

type OrderCounts = Pick<
  DashboardFigures,
  'new_orders' | 'problems' | 'in_progress' | 'orders_today' | 'covers_today'
>;
type Orders = OrderCounts & { has_orders: boolean };

const byMerchant = <Counts extends { merchant_id: number }>(rows: readonly Counts[]) =>
  new Map(rows.map(({ merchant_id, ...counts }) => [merchant_id, counts]));

/** Counts the open orders of merchants, and those of their current trading day. */
export const countOrders = async (db: Sql, days: Days) =>
  byMerchant(
    await all(
      db,
      sql<Orders & { merchant_id: number }>`select m.merchant_id,
          exists (select 1 from orders o where ${isOf} and o.status <> 'draft') as has_orders,
          ${backlog(sql`select o.placed_at as since from orders o
            where ${isOf} and o.list = 'new'`)} as new_orders,
          ${backlog(sql`select ${openReason} as since from orders o
            where ${isOf} and o.list = 'action' and ${openReason} is not null`)} as problems,
          (select count(*) from orders o where ${isOf} and o.list = 'action'
            and ${openReason} is null) as in_progress,
          t.orders_today, t.covers_today
        from ${outletsOn(days)} cross join lateral (
          select count(*) as orders_today, coalesce(sum(o.covers), 0)::bigint as covers_today
          from orders o where ${isOf} and o.business_date = m.day::date
            and ${isCounted}) t`,
    ),
  );

/**
 * Counts the orders placed by this time on the same weekday of the last four weeks. Weeks without
 * any order that day are left out.
 */
export async function countWeeks(db: Sql, days: Days, now: Date): Promise<Map<number, number[]>> {
  const rows = await all(
    db,
    sql<{ merchant_id: number; placed: number }>`select m.merchant_id, w.placed
      from ${outletsOn(days)} cross join generate_series(1, ${usualWeeks}::int) as k
      cross join lateral (
        select count(*) filter (where o.placed_at <= ${now}::timestamptz - k * interval '7 days')
            as placed, count(*) as of_day
        from orders o where ${isOf} and o.business_date = m.day::date - 7 * k
          and ${isCounted}) w
      where w.of_day > 0 order by 1, k`,
  );
  const weeks = Map.groupBy(rows, ({ merchant_id }) => merchant_id);
  return new Map(
    [...weeks].map(([merchant_id, some]) => [merchant_id, some.map(({ placed }) => placed)]),
  );
}

type FloorCounts = Omit<DashboardFigures, keyof OrderCounts | 'orders_usual'>;

/** Counts the queues, bookings, failed print jobs and items low in stock of merchants. */
export const countFloor = async (db: Sql, days: Days) =>
  byMerchant(
    await all(
      db,
      sql<FloorCounts & { merchant_id: number }>`select m.merchant_id,
          ${backlog(sql`select e.joined_at as since from queue_entry e
            where e.merchant_id = m.merchant_id and e.business_date = m.day
              and e.status in ('waiting', 'called')`)} as queue,
          ${backlog(sql`select r.created_at as since from reservation r
            where r.merchant_id = m.merchant_id and r.business_date >= m.day
              and r.status = 'requested'`)} as booking_requests,
          x.bookings_expected, x.covers_expected,
          ${backlog(sql`select j.state_at as since from print_job j
            where j.merchant_id = m.merchant_id and j.state in ('failed', 'dead')`)}
            as prints_failed,
          (select count(*) from menu_item i where i.merchant_id = m.merchant_id
            and i.is_active and i.stock <= i.low_stock) as low_stock
        from ${outletsOn(days)} cross join lateral (
          select count(*) as bookings_expected, coalesce(sum(r.party), 0)::bigint as covers_expected
          from reservation r where r.merchant_id = m.merchant_id and r.business_date = m.day
            and r.status = 'confirmed') x`,
    ),
  );
