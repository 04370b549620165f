import { Problem } from '@servery/api';
import type { Waiting } from '@servery/domain/allocator';
import {
  firstCalendar,
  measured,
  turnOf,
  type CalendarRecord,
  type ExperienceRecord,
  type Venue,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { addDays, businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { loadShop } from '../orders/shop.ts';
import { merchantOf } from '../../http/publicTokens.ts';
import { ofDay } from '../queue/ofDay.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadFloor } from '../tables/load.ts';
import { calendarColumns, experienceColumns, reservationColumns } from './rows.ts';

const day = 24 * 60 * 60_000;

/** Returns the waiting parties in a merchant's queues, in queue order. */
export const loadWaiting = (
  db: Sql,
  merchant_id: number,
  today: string,
  now: Date,
): Promise<Waiting[]> =>
  all(
    db,
    sql<Waiting>`select e.id, e.party from queue_entry e
      join queue q on q.merchant_id = e.merchant_id and q.id = e.queue_id and not q.is_deleted
      where e.merchant_id = ${merchant_id} and ${ofDay(today, now)}
        and e.status in ('waiting', 'called', 'arrived')
      order by e.position, e.id`,
  );

/** Returns how long recent parties of a merchant stayed, by the orders of their tables. */
export async function loadTurns(db: Sql, merchant_id: number, now: Date) {
  const since = new Date(now.getTime() - measured.days * day);
  const rows = await all(
    db,
    sql<Pick<Rows['orders'], 'covers' | 'placed_at' | 'status_at'>>`
      select covers, placed_at, status_at from orders
      where merchant_id = ${merchant_id} and list = 'completed' and status = 'completed'
        and table_id is not null and status_at > ${since}
      order by status_at desc limit ${measured.most}`,
  );
  return rows.flatMap((row) => turnOf(row.covers, row.placed_at, row.status_at) ?? []);
}

/** Returns a merchant's reservation calendar, or the default one. */
export const loadCalendar = async (db: Sql, merchant_id: number): Promise<CalendarRecord> =>
  (await first(
    db,
    sql<CalendarRecord>`select ${calendarColumns} from reservation_calendar
      where merchant_id = ${merchant_id}`,
  )) ?? firstCalendar;

/** Returns the bookings of several trading days, and of the days before and after each. */
export const loadReservations = (
  db: Sql,
  merchant_id: number,
  dates: readonly string[],
): Promise<ReservationRecord[]> => {
  const days = dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]);
  return all(
    db,
    sql<ReservationRecord>`select ${reservationColumns} from reservation r
      where r.merchant_id = ${merchant_id} and r.business_date = any(${days}::text[])
      order by r.id`,
  );
};

/**
 * Returns a merchant's bookings of several trading days and of today, with everything that the
 * booking rules need.
 */
export async function loadVenue(
  db: Sql,
  merchant_id: number,
  now: Date,
  dates: readonly string[] = [],
): Promise<Venue> {
  const { name, settings } = await loadShop(db, merchant_id, now);
  const { time_zone, day_start, currency } = settings;
  const today = businessDate(now, settings);
  const [calendar, experiences, reservations, floor, waiting, turns] = await Promise.all([
    loadCalendar(db, merchant_id),
    all(
      db,
      sql<ExperienceRecord>`select ${experienceColumns} from experience e
        where e.merchant_id = ${merchant_id} order by e.id`,
    ),
    loadReservations(db, merchant_id, [...new Set([today, ...dates])]),
    loadFloor(db, merchant_id, now),
    loadWaiting(db, merchant_id, today, now),
    loadTurns(db, merchant_id, now),
  ]);
  const trading = { time_zone, day_start, currency };
  const facts = { calendar, experiences, reservations, floor, waiting, turns };
  return { merchant_id, name, ...trading, ...facts };
}

/** The merchant and the trading day of a booking. */
export interface ReservationKey {
  merchant_id: number;
  id: number;
  business_date: string;
}

/**
 * Returns the merchant and the trading day of a booking in the scope.
 * @throws `notFound`
 */
export async function findReservation(db: Sql, scope: Scope, id: number): Promise<ReservationKey> {
  const row = await first(
    db,
    sql<ReservationKey>`select merchant_id, id, business_date from reservation
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row;
}

/**
 * Returns the merchant of an experience in the scope.
 * @throws `notFound`
 */
export async function merchantOfExperience(db: Sql, scope: Scope, id: number): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['experience'], 'merchant_id'>>`select merchant_id from experience
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

/**
 * Returns the merchant of a public booking page by its token.
 * @throws `notFound`
 */
export async function merchantOfPage(db: Sql, token: string): Promise<number> {
  const merchant_id = merchantOf(token);
  const row = await first(
    db,
    sql`select 1 from reservation_calendar
      where merchant_id = ${merchant_id} and token = ${token}`,
  );
  if (!row) throw new Problem('notFound');
  return merchant_id;
}

/**
 * Returns the merchant and the trading day of a booking by the guest's token.
 * @throws `notFound`
 */
export async function findReservationByToken(db: Sql, token: string): Promise<ReservationKey> {
  const merchant_id = merchantOf(token);
  const row = await first(
    db,
    sql<ReservationKey>`select merchant_id, id, business_date from reservation
      where merchant_id = ${merchant_id} and token = ${token}`,
  );
  if (!row) throw new Problem('notFound');
  return row;
}

/** Returns the number of bookings of an experience that aren't over yet. */
export async function bookedOf(db: Sql, merchant_id: number, id: number): Promise<number> {
  const row = await first(
    db,
    sql<{ count: number }>`select count(*) as count from reservation
      where merchant_id = ${merchant_id} and (experience->>'id')::bigint = ${id}
        and status in ('requested', 'waitlisted', 'confirmed', 'arrived', 'seated')`,
  );
  return row!.count;
}
