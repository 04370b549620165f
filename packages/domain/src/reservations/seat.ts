import { invalid, Problem } from '@servery/api';
import { changeTable } from '../tables/change.ts';
import { toggleOccupyStatus } from '../tables/occupy.ts';
import type { Floor } from '../tables/record.ts';
import { tableOf } from '../tables/rows.ts';
import { groupOf, isSeated, isTaken, standOf } from '../tables/stand.ts';
import { todayAt } from './hours.ts';
import type { BookAct, House, HouseChange, ReservationRecord } from './record.ts';
import { holdsOf, offersAt } from './room.ts';
import { notNow, put, spanOf } from './rows.ts';
import { termsOf } from './times.ts';
import { stateOf, undoToday } from './undo.ts';

/** A table's QR code stays as it is when guests are seated. */
export const noToken = (): never => {
  throw new Problem('crashed');
};

/** Whether guests can sit down at a table now. */
export const isFree = (floor: Floor, id: number, now: Date): boolean => {
  const { state } = standOf(tableOf(floor, id), floor, now);
  return !isTaken(state) && state !== 'out_of_service';
};

/** Which tables a party sits down at: those that were named, its own, or others that are free now. */
function tablesNow(
  house: House,
  one: ReservationRecord,
  named: readonly number[],
  now: Date,
): readonly number[] {
  const ids = named.length > 0 ? [...new Set(named)] : one.table_ids;
  const isReady = ids.length > 0 && ids.every((id) => isFree(house.floor, id, now));
  if (isReady) return ids;
  if (named.length > 0) throw notNow('occupied');
  const { until } = spanOf({ ...one, seated_at: now.toISOString() });
  const wish = { ...one, experience_id: null };
  const { sections } = termsOf(house, wish);
  const from = now.getTime();
  // Who booked comes before those who wait.
  const others = offersAt({ ...house, waiting: [] }, one.party, sections, now, one.id);
  const found = others.assign({ party: one.party, from, until: Math.max(until, from + 1) });
  if (!found) throw notNow('occupied');
  return found;
}

/** Refuses tables that another booking needs before this one has gone. */
function requireUnpromised(
  house: House,
  one: ReservationRecord,
  ids: readonly number[],
  now: Date,
) {
  const { until } = spanOf({ ...one, seated_at: now.toISOString() });
  const clash = holdsOf(house.reservations.filter(({ id }) => id !== one.id)).some(
    (hold) => ids.includes(hold.table_id) && hold.from < until && now.getTime() < hold.until,
  );
  if (clash) throw invalid('table_ids', 'promised', 'Another party has booked it.');
}

/** Seats a party as the floor does: tables that are used together are linked first. */
export function sitDown(
  house: House,
  one: ReservationRecord,
  ids: readonly number[],
  act: BookAct,
): Floor {
  const [first, ...others] = ids as [number, ...number[]];
  let { floor } = house;
  const main = () => ({ id: first, version: tableOf(floor, first).version });
  const linked = groupOf(tableOf(floor, first), floor).map(({ id }) => id);
  if (others.some((id) => !linked.includes(id)))
    ({ floor } = changeTable(
      floor,
      { ...main(), action: 'link', table_ids: others },
      act,
      noToken,
    ));
  const seat = { ...main(), occupied: true, covers: one.party, undo: false };
  return toggleOccupyStatus(floor, seat, act).floor;
}

/** Seats a party that booked: opens the session of its tables, or of others where its own are taken. */
export function seatParty(
  house: House,
  one: ReservationRecord,
  named: readonly number[],
  act: BookAct,
): HouseChange {
  if (one.business_date !== todayAt(house, act.now)) throw notNow('day');
  const table_ids = tablesNow(house, one, named, act.now);
  requireUnpromised(house, one, table_ids, act.now);
  const floor = sitDown(house, one, table_ids, act);
  const at = act.now.toISOString();
  const change = {
    status: 'seated' as const,
    table_ids,
    arrived_at: one.arrived_at ?? at,
    seated_at: at,
    sitting_id: tableOf(floor, table_ids[0]!).sitting?.id ?? null,
    undo: undoToday(house, one, stateOf(one)),
  };
  return { house: { ...put(house, one.id, change), floor }, id: one.id };
}

/** The table at which the guests of a booking sit, wherever they moved; none once they have gone. */
export const seatedAt = ({ floor }: Pick<House, 'floor'>, { sitting_id }: ReservationRecord) =>
  floor.tables.find((table) => table.sitting?.id === sitting_id && isSeated(table, floor));

/** The floor with the tables apart again that were pushed together for a party. */
export function putApart(floor: Floor, { table_ids }: ReservationRecord, act: BookAct): Floor {
  const main = tableOf(floor, table_ids[0]!);
  if (table_ids.length === 1 || main.main_id !== null || groupOf(main, floor).length === 1)
    return floor;
  const apart = { id: main.id, version: main.version, action: 'unlink' as const };
  return changeTable(floor, apart, act, noToken).floor;
}

/** Ends a booking whose guests have gone; where they still sit, frees their table, which must owe nothing. */
export function completeSitting(house: House, one: ReservationRecord, act: BookAct): HouseChange {
  const table = seatedAt(house, one);
  let { floor } = house;
  if (table) {
    const wish = { id: table.id, version: table.version, occupied: false, covers: 0, undo: false };
    ({ floor } = toggleOccupyStatus(floor, wish, act));
  }
  floor = putApart(floor, one, act);
  // Who moved sits there again, should this be taken back.
  const hasMoved = table && !one.table_ids.includes(table.id);
  const was = { ...stateOf(one), ...(hasMoved && { table_ids: [table.id] }) };
  const change = {
    status: 'completed' as const,
    ended_at: act.now.toISOString(),
    undo: undoToday(house, one, was),
  };
  return { house: { ...put(house, one.id, change), floor }, id: one.id };
}
