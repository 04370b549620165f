import { randomBytes } from 'node:crypto';
import type {
  BookAct,
  ExperienceRecord,
  House,
  ReservationRecord,
} from '@servery/domain/reservations';
import { sql } from 'kysely';
import { actAt, loadShop } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../sql.ts';
import { saveFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { loadHouse } from './load.ts';
import { calendarRow, experienceRow, reservationRow, tableRows } from './rows.ts';

const key = ['merchant_id', 'id'];

/** What the audit keeps of a booking: nothing that says who comes, and no token. */
function factsOf(one: ReservationRecord | undefined): Row | null {
  if (!one) return null;
  const { name: _n, phone: _p, note: _o, staff_note: _s, token: _t, undo: _u, ...kept } = one;
  return kept;
}

function changedRows<One extends object>(before: readonly One[], after: readonly One[]): One[] {
  const known = new Set<One>(before);
  return after.filter((row) => !known.has(row));
}

/** Writes bookings and the tables that they keep; those that give tables up do so first. */
export async function writeReservations(
  db: Sql,
  merchant_id: number,
  changed: readonly ReservationRecord[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const rows = changed.map((one) => reservationRow(merchant_id, one));
  await putRows(db, 'reservation', key, rows);
  await sql`delete from reservation_table
    where merchant_id = ${merchant_id} and reservation_id = any(${ids}::bigint[])`.execute(db);
  const tables = changed.flatMap((one) => tableRows(merchant_id, one));
  await insertRows(db, 'reservation_table', tables);
}

async function saveExperiences(visit: Visit, before: House, after: House, did: string) {
  const { merchant_id } = after;
  const changed = changedRows(before.experiences, after.experiences);
  const rows = changed.map((one) => experienceRow(merchant_id, one));
  await putRows(visit.sql, 'experience', key, rows);
  const was = new Map<number, ExperienceRecord>(before.experiences.map((one) => [one.id, one]));
  for (const one of changed)
    visit.changes.push({
      kind: 'reservation.changed',
      merchant_id,
      order_id: one.id,
      version: one.version,
      facts: { did: `experience ${did}` },
      before: was.has(one.id) ? { ...was.get(one.id)! } : null,
      after: { ...one },
    });
}

async function saveCalendar(visit: Visit, { calendar: before }: House, after: House) {
  const { merchant_id, calendar } = after;
  if (calendar === before) return;
  const rows = [calendarRow(merchant_id, calendar)];
  await putRows(visit.sql, 'reservation_calendar', ['merchant_id'], rows);
  const [{ token: _was, ...was }, { token: _is, ...is }] = [before, calendar];
  visit.changes.push({
    kind: 'reservation.changed',
    merchant_id,
    order_id: merchant_id,
    version: calendar.version,
    facts: { did: 'calendar' },
    before: was,
    after: is,
  });
}

/** Saves what a rule made of a house, and tells of each row that changed. */
export async function saveHouse(
  visit: Visit,
  before: House,
  after: House,
  did: string,
): Promise<void> {
  const { merchant_id } = after;
  const changed = changedRows(before.reservations, after.reservations);
  await writeReservations(visit.sql, merchant_id, changed);
  const was = new Map(before.reservations.map((one) => [one.id, one]));
  for (const one of changed)
    visit.changes.push({
      kind: 'reservation.changed',
      merchant_id,
      order_id: one.id,
      version: one.version,
      facts: { did },
      before: factsOf(was.get(one.id)),
      after: factsOf(one),
    });
  await saveExperiences(visit, before, after, did);
  await saveCalendar(visit, before, after);
  if (after.floor !== before.floor)
    await saveFloor(visit, before.floor, { floor: after.floor, id: 0, did });
}

/** Where a decision is made, and about which trading days. */
export interface At {
  merchant_id: number;
  dates: readonly string[];
}

/**
 * Decides about a merchant's bookings by a rule and saves what came of it. One after the other: which
 * tables are free is decided about all that is booked.
 */
export async function changeHouse<Made extends { house: House }>(
  visit: Visit,
  { merchant_id, dates }: At,
  did: string,
  decide: (house: House, act: BookAct) => Made,
): Promise<Made> {
  const { sql: db, now } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  const [shop, before] = await Promise.all([
    loadShop(db, merchant_id),
    loadHouse(db, merchant_id, now, dates),
  ]);
  const nextToken = () => `${merchant_id}-${randomBytes(18).toString('base64url')}`;
  const made = decide(before, { ...actAt(visit, shop), nextToken });
  await saveHouse(visit, before, made.house, did);
  return made;
}
