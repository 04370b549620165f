import { randomBytes } from 'node:crypto';
import type { ReservationStore } from '@servery/domain/commands';
import {
  isNewRequest,
  type CalendarRecord,
  type Venue,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { contextAt, loadShop } from '../orders/shop.ts';
import { insertRows, putRows, type Row, type Sql } from '../../storage/sql.ts';
import { saveFloor } from '../tables/store.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import {
  bookedOf,
  loadVenue,
  merchantOfExperience,
  merchantOfPage,
  findReservation,
  findReservationByToken,
} from './load.ts';
import { calendarRow, experienceRow, reservationRow, tableRows } from './rows.ts';

const key = ['merchant_id', 'id'];

/** Returns the audit data of a booking, without personal data and tokens. */
function auditOf(reservation: ReservationRecord): Row {
  const {
    name: _n,
    phone: _p,
    note: _o,
    staff_note: _s,
    token: _t,
    undo: _u,
    ...audited
  } = reservation;
  return audited;
}

/** Saves bookings and their tables; tables are released before any are assigned. */
export async function writeReservations(
  db: Sql,
  merchant_id: number,
  changed: readonly ReservationRecord[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const rows = changed.map((reservation) => reservationRow(merchant_id, reservation));
  await putRows(db, 'reservation', key, rows);
  await sql`delete from reservation_table
    where merchant_id = ${merchant_id} and reservation_id = any(${ids}::bigint[])`.execute(db);
  const tables = changed.flatMap((reservation) => tableRows(merchant_id, reservation));
  await insertRows(db, 'reservation_table', tables);
}

async function saveBookings(ctx: RequestContext, before: Venue, after: Venue, did: string) {
  const { merchant_id } = after;
  const changed = changedOf(before.reservations, after.reservations);
  await writeReservations(ctx.sql, merchant_id, changed);
  const recording = {
    kind: 'reservation.changed',
    subject: 'reservation',
    merchant_id,
    facts: { did },
    auditOf,
  } as const;
  const { true: requests = [], false: others = [] } = Object.groupBy(
    changed,
    (reservation) => String(isNewRequest(did, reservation)) as 'true' | 'false',
  );
  recordChanges(ctx, { ...recording, kind: 'reservation.requested' }, [], requests);
  recordChanges(ctx, recording, before.reservations, others);
}

async function saveExperiences(ctx: RequestContext, before: Venue, after: Venue, did: string) {
  const { merchant_id } = after;
  const changed = changedOf(before.experiences, after.experiences);
  const rows = changed.map((experience) => experienceRow(merchant_id, experience));
  await putRows(ctx.sql, 'experience', key, rows);
  const facts = { did: `experience ${did}` };
  const recording = {
    kind: 'reservation.changed',
    subject: 'experience',
    merchant_id,
    facts,
    auditOf: (record: object) => ({ ...record }),
  } as const;
  recordChanges(ctx, recording, before.experiences, changed);
}

async function saveCalendar(ctx: RequestContext, before: Venue, after: Venue) {
  const { merchant_id } = after;
  if (after.calendar === before.calendar) return;
  const rows = [calendarRow(merchant_id, after.calendar)];
  await putRows(ctx.sql, 'reservation_calendar', ['merchant_id'], rows);
  const recording = {
    kind: 'reservation.changed',
    subject: 'reservation_calendar',
    merchant_id,
    facts: { did: 'calendar' },
    auditOf: ({ token: _token, id: _id, ...audited }: CalendarRecord & { id: number }) => audited,
  } as const;
  const [was, is] = [before, after].map(({ calendar }) => ({ ...calendar, id: merchant_id }));
  recordChanges(ctx, recording, [was!], [is!]);
}

/** Saves the result of a rule on a merchant's bookings. */
export async function saveVenue(
  ctx: RequestContext,
  before: Venue,
  after: Venue,
  did: string,
): Promise<void> {
  await saveBookings(ctx, before, after, did);
  await saveExperiences(ctx, before, after, did);
  await saveCalendar(ctx, before, after);
  if (after.floor !== before.floor) await saveFloor(ctx, before.floor, { floor: after.floor, did });
}

/** Returns the SQL store of bookings. */
export const reservationStore = (ctx: RequestContext): ReservationStore => ({
  find: (id) => findReservation(ctx.sql, ctx.caller.scope, id),
  findByToken: (token) => findReservationByToken(ctx.sql, token),
  merchantOfPage: (token) => merchantOfPage(ctx.sql, token),
  merchantOfExperience: (id) => merchantOfExperience(ctx.sql, ctx.caller.scope, id),
  countBooked: (merchant_id, id) => bookedOf(ctx.sql, merchant_id, id),
  async lock({ merchant_id, dates }) {
    const { sql: db, now } = ctx;
    await lockMerchant(db, merchant_id);
    const [shop, state] = await Promise.all([
      loadShop(db, merchant_id, now),
      loadVenue(db, merchant_id, now, dates),
    ]);
    const nextToken = () => `${merchant_id}-${randomBytes(18).toString('base64url')}`;
    return { state, context: { ...contextAt(ctx, shop), nextToken } };
  },
  save: (before, { venue }, action) => saveVenue(ctx, before, venue, action),
});
