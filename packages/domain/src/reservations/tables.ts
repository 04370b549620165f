import { invalid, Problem } from '@servery/api';
import { fits } from '../allocator/index.ts';
import { businessDate } from '../time/index.ts';
import type { BookingWish, House } from './record.ts';
import { holdsOf, offersAt, roomAt } from './room.ts';
import { notNow } from './rows.ts';
import { coversAt, otherTimesOf, termsOf, whyNone, type Asker } from './times.ts';
import { startsOn } from './hours.ts';

const minute = 60_000;

/** A wish with what makes it another's than a guest's first: tables by hand, a stay of its own, a booking that moves. */
export interface TableWish extends BookingWish {
  table_ids: readonly number[];
  stay_minutes: number | null;
  except_id: number | null;
}

/** A time that is taken, with those near it that are not. */
export const taken = (house: House, wish: TableWish, asker: Asker): Problem =>
  new Problem('conflict', { current: { times: otherTimesOf(house, wish, asker) } });

/** Refuses what no table could help: a wrong party, a day or an hour without bookings, too soon or too late. */
export function requireOpen(house: House, wish: TableWish, asker: Asker): void {
  const { party, starts_at } = wish;
  const { experience } = termsOf(house, wish);
  const date = businessDate(starts_at, house);
  const why = whyNone(house, date, party, experience, asker);
  if (why === 'party') throw invalid('party', 'size', 'Nobody books for so few or so many.');
  if (why !== null) throw notNow(why);
  const from = Date.parse(starts_at);
  if (!startsOn(house, date, experience).includes(from)) throw notNow('hours');
  const time = asker.now.getTime();
  if (from < time) throw notNow('past');
  if (asker.is_guest && from < time + house.calendar.lead_minutes * minute) throw notNow('lead');
}

/** The tables that were chosen by hand, if the party fits them and nobody has booked them. */
function byHand(
  house: House,
  wish: TableWish,
  until: number,
  asker: Asker,
): readonly number[] | null {
  const ids = [...new Set(wish.table_ids)];
  const { places } = roomAt(house, asker.now);
  const set = ids.map((id) => {
    const place = places.find((one) => one.id === id);
    if (!place) throw new Problem('notFound');
    return place;
  });
  if (set.some(({ free_at }) => free_at === null))
    throw invalid('table_ids', 'out_of_service', 'Out of service.');
  if (!fits(set, wish.party))
    throw invalid('table_ids', 'capacity', 'Not for a party of this size.');
  const from = Date.parse(wish.starts_at);
  const others = house.reservations.filter(({ id }) => id !== wish.except_id);
  const clash = holdsOf(others).some(
    (hold) => ids.includes(hold.table_id) && hold.from < until && from < hold.until,
  );
  return clash ? null : ids;
}

/** Tables for a wish; null where none are free, or as many covers start then as may. */
export function tablesFor(house: House, wish: TableWish, asker: Asker): readonly number[] | null {
  const { party, except_id } = wish;
  const { stay_minutes, sections } = termsOf(house, wish);
  const { slot_covers, buffer_minutes } = house.calendar;
  const from = Date.parse(wish.starts_at);
  if (slot_covers !== null && coversAt(house, from, except_id) + party > slot_covers) return null;
  const until = from + (stay_minutes + buffer_minutes) * minute;
  if (wish.table_ids.length > 0) return byHand(house, wish, until, asker);
  return offersAt(house, party, sections, asker.now, except_id).assign({ party, from, until });
}
