import type { Floor, TableRecord } from '../tables/record.ts';
import { cleaningMinutes, groupOf, statusOf } from '../tables/tableStatus.ts';
import { showTable } from '../tables/show.ts';
import type { Hold, Place, Capacity, Stays, Waiting } from './record.ts';
import { stayOf } from './stays.ts';

const minute = 60_000;
/** The minutes that a party past its usual stay is expected to remain. */
const overdue = 10;
/** The minutes that a party with a printed bill is expected to remain. */
const paying = 10;

/** Returns when a table is expected to be free: now if it is free, null if it is out of service. */
export function freeAt(table: TableRecord, floor: Floor, stays: Stays, now: Date): number | null {
  const { state, since } = statusOf(table, floor, now);
  const time = now.getTime();
  const begun = since === null ? time : Date.parse(since);
  switch (state) {
    case 'out_of_service':
      return null;
    case 'cleaning':
      return Math.max(time, begun + cleaningMinutes * minute);
    case 'bill_printed':
      return time + (paying + cleaningMinutes) * minute;
    case 'occupied': {
      const { covers } = showTable(table, floor, now);
      const usual = begun + stayOf(stays, Math.max(1, covers)) * minute;
      return Math.max(usual, time + overdue * minute) + cleaningMinutes * minute;
    }
    case 'available':
    case 'held':
      return time;
  }
}

/** The data that a host supplies in addition to the floor. */
export interface CapacityFacts {
  holds: readonly Hold[];
  waiting: readonly Waiting[];
  stays: Stays;
  buffer_minutes: number;
}

/** Returns a floor as the allocator sees it; a table held by hand counts as reserved. */
export function capacityOf(floor: Floor, facts: CapacityFacts, now: Date): Capacity {
  const places = floor.tables.map((table): Place => {
    const { id, section, seats_min, seats_max, x, y } = table;
    const group = groupOf(table, floor)[0]!.id;
    const free_at = freeAt(table, floor, facts.stays, now);
    return { id, section, seats_min, seats_max, x, y, free_at, group };
  });
  const byHand = floor.tables.flatMap(({ id, held }): Hold[] =>
    held && Date.parse(held.until) > now.getTime()
      ? [{ table_id: id, from: now.getTime(), until: Date.parse(held.until) }]
      : [],
  );
  return { ...facts, now: now.getTime(), places, holds: [...facts.holds, ...byHand] };
}
