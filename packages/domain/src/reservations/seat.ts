import { invalid, notNow, Problem } from '@servery/api';
import { changeTable } from '../tables/change.ts';
import { toggleOccupyStatus } from '../tables/occupy.ts';
import type { Floor } from '../tables/record.ts';
import { tableOf } from '../tables/rows.ts';
import { groupOf, isSeated, isTaken, statusOf } from '../tables/tableStatus.ts';
import { todayAt } from './hours.ts';
import type { BookingContext, Venue, VenueChange, ReservationRecord } from './record.ts';
import { holdsOf, offersAt } from './capacity.ts';
import { put, spanOf } from './rows.ts';
import { termsOf } from './times.ts';
import { stateOf, undoToday } from './undo.ts';

/**
 * Refuses to create a table token, because seating guests never renews it.
 * @throws `crashed`
 */
export const noToken = (): never => {
  throw new Problem('crashed');
};

/** Whether guests can be seated at a table now. */
export const isFree = (floor: Floor, id: number, now: Date): boolean => {
  const { state } = statusOf(tableOf(floor, id), floor, now);
  return !isTaken(state) && state !== 'out_of_service';
};

/**
 * Returns the tables to seat a party at: the requested ones, its own, or others that are free now.
 */
function tablesNow(
  venue: Venue,
  reservation: ReservationRecord,
  named: readonly number[],
  now: Date,
): readonly number[] {
  const ids = named.length > 0 ? [...new Set(named)] : reservation.table_ids;
  const isReady = ids.length > 0 && ids.every((id) => isFree(venue.floor, id, now));
  if (isReady) return ids;
  if (named.length > 0) throw notNow({ why: 'occupied' });
  const { until } = spanOf({ ...reservation, seated_at: now.toISOString() });
  const input = { ...reservation, experience_id: null };
  const { sections } = termsOf(venue, input);
  const from = now.getTime();
  // Bookings take precedence over the queue.
  const others = offersAt(
    { ...venue, waiting: [] },
    reservation.party,
    sections,
    now,
    reservation.id,
  );
  const found = others.assign({ party: reservation.party, from, until: Math.max(until, from + 1) });
  if (!found) throw notNow({ why: 'occupied' });
  return found;
}

/** Refuses tables that another booking needs before this stay ends. */
function requireUnpromised(
  venue: Venue,
  reservation: ReservationRecord,
  ids: readonly number[],
  now: Date,
) {
  const { until } = spanOf({ ...reservation, seated_at: now.toISOString() });
  const clash = holdsOf(venue.reservations.filter(({ id }) => id !== reservation.id)).some(
    (hold) => ids.includes(hold.table_id) && hold.from < until && now.getTime() < hold.until,
  );
  if (clash) throw invalid('table_ids', 'promised', 'Another party has booked this table.');
}

/** Seats a party on the floor; tables that are used together are linked first. */
export function sitDown(
  venue: Venue,
  reservation: ReservationRecord,
  ids: readonly number[],
  context: BookingContext,
): Floor {
  const [first, ...others] = ids as [number, ...number[]];
  let { floor } = venue;
  const main = () => ({ id: first, version: tableOf(floor, first).version });
  const linked = groupOf(tableOf(floor, first), floor).map(({ id }) => id);
  if (others.some((id) => !linked.includes(id)))
    ({ floor } = changeTable(
      floor,
      { ...main(), action: 'link', table_ids: others },
      context,
      noToken,
    ));
  const seat = { ...main(), occupied: true, covers: reservation.party, undo: false };
  return toggleOccupyStatus(floor, seat, context).floor;
}

/**
 * Seats the party of a booking at its tables, or at others if its own are occupied.
 * @throws `invalid`
 */
export function seatParty(
  venue: Venue,
  reservation: ReservationRecord,
  named: readonly number[],
  context: BookingContext,
): VenueChange {
  if (reservation.business_date !== todayAt(venue, context.now)) throw notNow({ why: 'day' });
  const table_ids = tablesNow(venue, reservation, named, context.now);
  requireUnpromised(venue, reservation, table_ids, context.now);
  const floor = sitDown(venue, reservation, table_ids, context);
  const at = context.now.toISOString();
  const change = {
    status: 'seated' as const,
    table_ids,
    arrived_at: reservation.arrived_at ?? at,
    seated_at: at,
    sitting_id: tableOf(floor, table_ids[0]!).sitting?.id ?? null,
    undo: undoToday(venue, reservation, stateOf(reservation)),
  };
  return { venue: { ...put(venue, reservation.id, change), floor }, id: reservation.id };
}

/**
 * Returns the table where the guests of a booking sit, also after a move; undefined once they have
 * left.
 */
export const seatedAt = ({ floor }: Pick<Venue, 'floor'>, { sitting_id }: ReservationRecord) =>
  floor.tables.find((table) => table.sitting?.id === sitting_id && isSeated(table, floor));

/** Returns the floor with the tables of a booking unlinked again. */
export function putApart(
  floor: Floor,
  { table_ids }: ReservationRecord,
  context: BookingContext,
): Floor {
  const main = tableOf(floor, table_ids[0]!);
  if (table_ids.length === 1 || main.main_id !== null || groupOf(main, floor).length === 1)
    return floor;
  const apart = { id: main.id, version: main.version, action: 'unlink' as const };
  return changeTable(floor, apart, context, noToken).floor;
}

/**
 * Completes a booking; if its guests are still seated, frees their table, which must have nothing
 * left to pay.
 */
export function completeSitting(
  venue: Venue,
  reservation: ReservationRecord,
  context: BookingContext,
): VenueChange {
  const table = seatedAt(venue, reservation);
  let { floor } = venue;
  if (table) {
    const input = { id: table.id, version: table.version, occupied: false, covers: 0, undo: false };
    ({ floor } = toggleOccupyStatus(floor, input, context));
  }
  floor = putApart(floor, reservation, context);
  // After a move, undoing seats the party at its last table again.
  const hasMoved = table && !reservation.table_ids.includes(table.id);
  const was = { ...stateOf(reservation), ...(hasMoved && { table_ids: [table.id] }) };
  const change = {
    status: 'completed' as const,
    ended_at: context.now.toISOString(),
    undo: undoToday(venue, reservation, was),
  };
  return { venue: { ...put(venue, reservation.id, change), floor }, id: reservation.id };
}
