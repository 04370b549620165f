import { Problem } from '@servery/api';
import type { Waiting } from '@servery/domain/allocator';
import {
  firstCalendar,
  measured,
  turnOf,
  type CalendarRecord,
  type ExperienceRecord,
  type House,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { addDays, businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { loadShop } from '../orders/shop.ts';
import { ofDay } from '../queue/ofDay.ts';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import { loadFloor } from '../tables/load.ts';
import { calendarColumns, experienceColumns, reservationColumns } from './rows.ts';

const day = 24 * 60 * 60_000;

/** Who is in the queues of a merchant, in the order in which they came. */
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

/** How long recent parties of a merchant stayed, by the orders of their tables. */
export async function loadTurns(db: Sql, merchant_id: number, now: Date) {
  const since = new Date(now.getTime() - measured.days * day);
  const rows = await all(
    db,
    sql<{ covers: number; placed_at: string; status_at: string }>`
      select covers, placed_at, status_at from orders
      where merchant_id = ${merchant_id} and list = 'completed' and status = 'completed'
        and table_id is not null and status_at > ${since}
      order by status_at desc limit ${measured.most}`,
  );
  return rows.flatMap((row) => turnOf(row.covers, row.placed_at, row.status_at) ?? []);
}

/** What a merchant decided; what holds from the beginning where it has not. */
export const loadCalendar = async (db: Sql, merchant_id: number): Promise<CalendarRecord> =>
  (await first(
    db,
    sql<CalendarRecord>`select ${calendarColumns} from reservation_calendar
      where merchant_id = ${merchant_id}`,
  )) ?? firstCalendar;

/** The bookings of some trading days and of the days beside them. */
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

/** A merchant's bookings of some trading days and of today, with all that decides about them. */
export async function loadHouse(
  db: Sql,
  merchant_id: number,
  now: Date,
  dates: readonly string[] = [],
): Promise<House> {
  const { name, settings } = await loadShop(db, merchant_id);
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

/** Where a booking is: whose it is, and on which trading day. */
export interface Placed {
  merchant_id: number;
  id: number;
  business_date: string;
}

/** Where a booking is; one outside the scope does not exist. */
export async function placeOfReservation(db: Sql, scope: Scope, id: number): Promise<Placed> {
  const row = await first(
    db,
    sql<Placed>`select merchant_id, id, business_date from reservation
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row;
}

/** The merchant whose an experience is; one outside the scope does not exist. */
export async function merchantOfExperience(db: Sql, scope: Scope, id: number): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from experience
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

const merchantIn = (token: string) => Number(/^(\d{1,15})-[\w-]{16,60}$/.exec(token)?.[1] ?? 0);

/** The merchant whose public page a token names. */
export async function merchantOfPage(db: Sql, token: string): Promise<number> {
  const merchant_id = merchantIn(token);
  const row = merchant_id
    ? await first(
        db,
        sql`select 1 from reservation_calendar
          where merchant_id = ${merchant_id} and token = ${token}`,
      )
    : undefined;
  if (!row) throw new Problem('notFound');
  return merchant_id;
}

/** Which booking a guest's token names. */
export async function placeOfToken(db: Sql, token: string): Promise<Placed> {
  const merchant_id = merchantIn(token);
  const row = merchant_id
    ? await first(
        db,
        sql<Placed>`select merchant_id, id, business_date from reservation
          where merchant_id = ${merchant_id} and token = ${token}`,
      )
    : undefined;
  if (!row) throw new Problem('notFound');
  return row;
}

/** How many have booked an experience and are expected still. */
export async function bookedOf(db: Sql, merchant_id: number, id: number): Promise<number> {
  const row = await first(
    db,
    sql<{ count: number }>`select count(*) as count from reservation
      where merchant_id = ${merchant_id} and (experience->>'id')::bigint = ${id}
        and status in ('requested', 'waitlisted', 'confirmed', 'arrived', 'seated')`,
  );
  return row!.count;
}
