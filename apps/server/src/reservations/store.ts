import { randomBytes } from 'node:crypto';
import type { ReservationStore } from '@servery/domain/commands';
import type { CalendarRecord, House, ReservationRecord } from '@servery/domain/reservations';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { actAt, loadShop } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../sql.ts';
import { saveFloor } from '../tables/store.ts';
import type { Visit } from '../visit.ts';
import {
  bookedOf,
  loadHouse,
  merchantOfExperience,
  merchantOfPage,
  placeOfReservation,
  placeOfToken,
} from './load.ts';
import { calendarRow, experienceRow, reservationRow, tableRows } from './rows.ts';

const key = ['merchant_id', 'id'];

/** What the audit keeps of a booking: nothing that says who comes, and no token. */
function auditOf(one: ReservationRecord): Row {
  const { name: _n, phone: _p, note: _o, staff_note: _s, token: _t, undo: _u, ...kept } = one;
  return kept;
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

async function saveBookings(visit: Visit, before: House, after: House, did: string) {
  const { merchant_id } = after;
  const changed = changedOf(before.reservations, after.reservations);
  await writeReservations(visit.sql, merchant_id, changed);
  const recording = { kind: 'reservation.changed', merchant_id, facts: { did }, auditOf } as const;
  recordChanges(visit, recording, before.reservations, changed);
}

async function saveExperiences(visit: Visit, before: House, after: House, did: string) {
  const { merchant_id } = after;
  const changed = changedOf(before.experiences, after.experiences);
  const rows = changed.map((one) => experienceRow(merchant_id, one));
  await putRows(visit.sql, 'experience', key, rows);
  const facts = { did: `experience ${did}` };
  const recording = {
    kind: 'reservation.changed',
    merchant_id,
    facts,
    auditOf: (one: object) => ({ ...one }),
  } as const;
  recordChanges(visit, recording, before.experiences, changed);
}

async function saveCalendar(visit: Visit, before: House, after: House) {
  const { merchant_id } = after;
  if (after.calendar === before.calendar) return;
  const rows = [calendarRow(merchant_id, after.calendar)];
  await putRows(visit.sql, 'reservation_calendar', ['merchant_id'], rows);
  const recording = {
    kind: 'reservation.changed',
    merchant_id,
    facts: { did: 'calendar' },
    auditOf: ({ token: _token, id: _id, ...kept }: CalendarRecord & { id: number }) => kept,
  } as const;
  const [was, is] = [before, after].map(({ calendar }) => ({ ...calendar, id: merchant_id }));
  recordChanges(visit, recording, [was!], [is!]);
}

/** Saves what a rule made of a merchant's bookings. */
export async function saveHouse(
  visit: Visit,
  before: House,
  after: House,
  did: string,
): Promise<void> {
  await saveBookings(visit, before, after, did);
  await saveExperiences(visit, before, after, did);
  await saveCalendar(visit, before, after);
  if (after.floor !== before.floor)
    await saveFloor(visit, before.floor, { floor: after.floor, did });
}

/** Bookings in SQL. */
export const reservationStore = (visit: Visit): ReservationStore => ({
  find: (id) => placeOfReservation(visit.sql, visit.caller.scope, id),
  findByToken: (token) => placeOfToken(visit.sql, token),
  merchantOfPage: (token) => merchantOfPage(visit.sql, token),
  merchantOfExperience: (id) => merchantOfExperience(visit.sql, visit.caller.scope, id),
  countBooked: (merchant_id, id) => bookedOf(visit.sql, merchant_id, id),
  async lock({ merchant_id, dates }) {
    const { sql: db, now } = visit;
    await lockMerchant(db, merchant_id);
    const [shop, state] = await Promise.all([
      loadShop(db, merchant_id),
      loadHouse(db, merchant_id, now, dates),
    ]);
    const nextToken = () => `${merchant_id}-${randomBytes(18).toString('base64url')}`;
    return { state, context: { ...actAt(visit, shop), nextToken } };
  },
  save: (before, { house }, action) => saveHouse(visit, before, house, action),
});
