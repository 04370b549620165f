import { Problem } from '@servery/api';
import { changeTable } from '../tables/change.ts';
import { toggleOccupyStatus } from '../tables/occupy.ts';
import type { Floor } from '../tables/record.ts';
import { tableOf } from '../tables/rows.ts';
import { groupOf, holdingOrders, standOf } from '../tables/stand.ts';
import { todayAt } from './hours.ts';
import type { BookAct, House, HouseChange, ReservationRecord, ReservationState } from './record.ts';
import { holdsOf } from './room.ts';
import { graceUntil, isBlocking, notNow, put, spanOf } from './rows.ts';
import { isFree, noToken, putApart, seatedAt, sitDown } from './seat.ts';
import { stateOf, undoToday } from './undo.ts';

const minute = 60_000;

/**
 * The floor without a party that was marked seated by mistake: what nobody ordered at is free as if
 * nobody had sat there. Whoever ordered does sit there, under another name; once they paid, this
 * was no mistake.
 */
function standUp(house: House, one: ReservationRecord, act: BookAct): Floor {
  const table = seatedAt(house, one);
  if (!table) throw notNow('left');
  let { floor } = house;
  const group = groupOf(table, floor);
  const orders = group.flatMap((each) => holdingOrders(each, floor));
  const { here_since } = table.sitting!;
  const isOver = group.some(({ id }) => (floor.orders.get(id)?.ended_at ?? '') >= here_since);
  if (isOver || orders.some(({ balance }) => balance <= 0)) throw notNow('over');
  const isInCart = floor.carts.some(({ table_id }) => group.some(({ id }) => id === table_id));
  if (orders.length > 0 || isInCart) return floor;
  const base = () => ({ id: table.id, version: tableOf(floor, table.id).version });
  const leave = { ...base(), occupied: false, covers: 0, undo: false };
  ({ floor } = toggleOccupyStatus(floor, leave, act));
  if (standOf(tableOf(floor, table.id), floor, act.now).state === 'cleaning')
    ({ floor } = changeTable(floor, { ...base(), action: 'clean' }, act, noToken));
  return putApart(floor, one, act);
}

/** Seats a party again that was marked gone by mistake, where it sat and since when it did. */
function sitAgain(house: House, was: ReservationRecord, act: BookAct): HouseChange {
  if (was.business_date !== todayAt(house, act.now)) throw notNow('day');
  let { floor } = house;
  let { sitting_id } = was;
  if (!seatedAt(house, was)) {
    if (!was.table_ids.every((id) => isFree(floor, id, act.now))) throw notNow('occupied');
    floor = sitDown(house, was, was.table_ids, act);
    const main = tableOf(floor, was.table_ids[0]!);
    const sitting = { ...main.sitting!, opened_at: was.seated_at ?? main.sitting!.opened_at };
    sitting_id = sitting.id;
    floor = {
      ...floor,
      tables: floor.tables.map((table) => (table === main ? { ...table, sitting } : table)),
    };
  }
  const hasWaited = was.arrived_at !== was.seated_at;
  const standing: ReservationState = {
    ...stateOf(was),
    status: hasWaited ? 'arrived' : 'confirmed',
    arrived_at: hasWaited ? was.arrived_at : null,
    seated_at: null,
    sitting_id: null,
  };
  const change = { ...stateOf(was), sitting_id, undo: undoToday(house, was, standing) };
  return { house: { ...put(house, was.id, change), floor }, id: was.id };
}

/** Who is expected again has the grace again: else they would be absent at once. */
const graceAnew = (house: House, was: ReservationRecord, now: Date) =>
  was.status === 'confirmed' && now >= graceUntil(was)
    ? {
        grace_minutes:
          Math.ceil((now.getTime() - Date.parse(was.starts_at)) / minute) +
          house.calendar.grace_minutes,
      }
    : {};

/** Takes a booking's last step back, if its tables are still free. */
export function takeBack(house: House, one: ReservationRecord, act: BookAct): HouseChange {
  const { undo } = one;
  if (!undo) throw notNow('nothing');
  if (Date.parse(undo.until) <= act.now.getTime()) throw new Problem('tooLate');
  const was = { ...one, ...undo.was };
  const others = holdsOf(house.reservations.filter(({ id }) => id !== one.id));
  const { from, until } = spanOf(was);
  const isTaken = others.some(
    (hold) => was.table_ids.includes(hold.table_id) && hold.from < until && from < hold.until,
  );
  if (isBlocking(was) && isTaken) throw notNow('taken');
  if (one.status === 'completed') return sitAgain(house, was, act);
  const isSitting = one.status === 'seated' && was.status !== 'seated';
  const floor = isSitting ? standUp(house, one, act) : house.floor;
  const change = { ...undo.was, ...graceAnew(house, was, act.now), undo: null };
  return { house: { ...put(house, one.id, change), floor }, id: one.id };
}
