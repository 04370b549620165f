import type { Floor, TableRecord } from '../tables/record.ts';
import { cleaningMinutes, groupOf, standOf } from '../tables/stand.ts';
import { showTable } from '../tables/show.ts';
import type { Hold, Place, Room, Stays, Waiting } from './record.ts';
import { stayOf } from './stays.ts';

const minute = 60_000;
/** How much longer guests are expected to stay who have stayed longer than others, in minutes. */
const overdue = 10;
/** And those who have their bill. */
const paying = 10;

/** When a table is expected to be free: now where it is, null where it is out of service. */
export function freeAt(table: TableRecord, floor: Floor, stays: Stays, now: Date): number | null {
  const { state, since } = standOf(table, floor, now);
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

/** What a host knows besides its floor. */
export interface RoomFacts {
  holds: readonly Hold[];
  waiting: readonly Waiting[];
  stays: Stays;
  buffer_minutes: number;
}

/** A floor as the allocator sees it; a table that is held by hand is held for somebody. */
export function roomOf(floor: Floor, facts: RoomFacts, now: Date): Room {
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
