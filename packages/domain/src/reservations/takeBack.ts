import { notNow, Problem } from '@servery/api';
import { changeTable } from '../tables/change.ts';
import { toggleOccupyStatus } from '../tables/occupy.ts';
import type { Floor } from '../tables/record.ts';
import { tableOf } from '../tables/rows.ts';
import { groupOf, holdingOrders, statusOf } from '../tables/tableStatus.ts';
import { todayAt } from './hours.ts';
import type {
  BookingContext,
  Venue,
  VenueChange,
  ReservationRecord,
  ReservationState,
} from './record.ts';
import { holdsOf } from './capacity.ts';
import { graceUntil, isBlocking, put, spanOf } from './rows.ts';
import { isFree, noToken, putApart, seatedAt, sitDown } from './seat.ts';
import { stateOf, undoToday } from './undo.ts';

const minute = 60_000;

/**
 * Returns the floor without a party that was seated by mistake: tables without orders are free
 * again. If guests have ordered, they stay seated without the booking; once they have paid, the
 * seating can't be undone.
 */
function unseat(venue: Venue, reservation: ReservationRecord, context: BookingContext): Floor {
  const table = seatedAt(venue, reservation);
  if (!table) throw notNow({ why: 'left' });
  let { floor } = venue;
  const group = groupOf(table, floor);
  const orders = group.flatMap((each) => holdingOrders(each, floor));
  const { here_since } = table.sitting!;
  const isOver = group.some(({ id }) => (floor.orders.get(id)?.ended_at ?? '') >= here_since);
  if (isOver || orders.some(({ balance }) => balance <= 0)) throw notNow({ why: 'over' });
  const isInCart = floor.carts.some(({ table_id }) => group.some(({ id }) => id === table_id));
  if (orders.length > 0 || isInCart) return floor;
  const base = () => ({ id: table.id, version: tableOf(floor, table.id).version });
  const leave = { ...base(), occupied: false, covers: 0, undo: false };
  ({ floor } = toggleOccupyStatus(floor, leave, context));
  if (statusOf(tableOf(floor, table.id), floor, context.now).state === 'cleaning')
    ({ floor } = changeTable(floor, { ...base(), action: 'clean' }, context, noToken));
  return putApart(floor, reservation, context);
}

/**
 * Seats a party again that was completed by mistake, at its previous tables and with its previous
 * start.
 */
function sitAgain(venue: Venue, was: ReservationRecord, context: BookingContext): VenueChange {
  if (was.business_date !== todayAt(venue, context.now)) throw notNow({ why: 'day' });
  let { floor } = venue;
  let { sitting_id } = was;
  if (!seatedAt(venue, was)) {
    if (!was.table_ids.every((id) => isFree(floor, id, context.now)))
      throw notNow({ why: 'occupied' });
    floor = sitDown(venue, was, was.table_ids, context);
    const main = tableOf(floor, was.table_ids[0]!);
    const sitting = { ...main.sitting!, opened_at: was.seated_at ?? main.sitting!.opened_at };
    sitting_id = sitting.id;
    floor = {
      ...floor,
      tables: floor.tables.map((table) => (table === main ? { ...table, sitting } : table)),
    };
  }
  const hasWaited = was.arrived_at !== was.seated_at;
  const previous: ReservationState = {
    ...stateOf(was),
    status: hasWaited ? 'arrived' : 'confirmed',
    arrived_at: hasWaited ? was.arrived_at : null,
    seated_at: null,
    sitting_id: null,
  };
  const change = { ...stateOf(was), sitting_id, undo: undoToday(venue, was, previous) };
  return { venue: { ...put(venue, was.id, change), floor }, id: was.id };
}

/**
 * Returns an extended grace period for a booking that is confirmed again; otherwise it would be a
 * no-show immediately.
 */
const extendedGrace = (venue: Venue, was: ReservationRecord, now: Date) =>
  was.status === 'confirmed' && now >= graceUntil(was)
    ? {
        grace_minutes:
          Math.ceil((now.getTime() - Date.parse(was.starts_at)) / minute) +
          venue.calendar.grace_minutes,
      }
    : {};

/**
 * Undoes the last step of a booking, if its tables are still free.
 * @throws `tooLate`
 */
export function takeBack(
  venue: Venue,
  reservation: ReservationRecord,
  context: BookingContext,
): VenueChange {
  const { undo } = reservation;
  if (!undo) throw notNow({ why: 'nothing' });
  if (Date.parse(undo.until) <= context.now.getTime()) throw new Problem('tooLate');
  const was = { ...reservation, ...undo.was };
  const others = holdsOf(venue.reservations.filter(({ id }) => id !== reservation.id));
  const { from, until } = spanOf(was);
  const isTaken = others.some(
    (hold) => was.table_ids.includes(hold.table_id) && hold.from < until && from < hold.until,
  );
  if (isBlocking(was) && isTaken) throw notNow({ why: 'taken' });
  if (reservation.status === 'completed') return sitAgain(venue, was, context);
  const isSitting = reservation.status === 'seated' && was.status !== 'seated';
  const floor = isSitting ? unseat(venue, reservation, context) : venue.floor;
  const change = { ...undo.was, ...extendedGrace(venue, was, context.now), undo: null };
  return { venue: { ...put(venue, reservation.id, change), floor }, id: reservation.id };
}
