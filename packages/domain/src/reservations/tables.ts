import { invalid, notNow, Problem } from '@servery/api';
import { fits } from '../allocator/index.ts';
import { businessDate } from '../time/index.ts';
import type { BookingInput, Venue } from './record.ts';
import { holdsOf, offersAt, capacityAt } from './capacity.ts';
import { coversAt, otherTimesOf, termsOf, unbookableReason, type Asker } from './times.ts';
import { startsOn } from './hours.ts';

const minute = 60_000;

/**
 * A booking input with the options of staff: requested tables, a stay, and the booking that is
 * moved.
 */
export interface TableInput extends BookingInput {
  table_ids: readonly number[];
  stay_minutes: number | null;
  except_id: number | null;
}

/** Returns the refusal of a time that is taken, with other free times near it. */
export const taken = (venue: Venue, input: TableInput, asker: Asker): Problem =>
  new Problem('conflict', { current: { times: otherTimesOf(venue, input, asker) } });

/**
 * Refuses an input that no table could satisfy: a wrong party size, or a day or time that takes no
 * bookings.
 * @throws `invalid`
 */
export function requireOpen(venue: Venue, input: TableInput, asker: Asker): void {
  const { party, starts_at } = input;
  const { experience } = termsOf(venue, input);
  const date = businessDate(starts_at, venue);
  const why = unbookableReason(venue, date, party, experience, asker);
  if (why === 'party')
    throw invalid('party', 'size', 'We don’t take bookings for this party size.');
  if (why !== null) throw notNow({ why });
  const from = Date.parse(starts_at);
  if (!startsOn(venue, date, experience).includes(from)) throw notNow({ why: 'hours' });
  const time = asker.now.getTime();
  if (from < time) throw notNow({ why: 'past' });
  if (asker.is_guest && from < time + venue.calendar.lead_minutes * minute)
    throw notNow({ why: 'lead' });
}

/**
 * Returns the requested tables if the party fits them and no other booking holds them; otherwise
 * null.
 */
function byHand(
  venue: Venue,
  input: TableInput,
  until: number,
  asker: Asker,
): readonly number[] | null {
  const ids = [...new Set(input.table_ids)];
  const { places } = capacityAt(venue, asker.now);
  const set = ids.map((id) => {
    const place = places.find((one) => one.id === id);
    if (!place) throw new Problem('notFound');
    return place;
  });
  if (set.some(({ free_at }) => free_at === null))
    throw invalid('table_ids', 'out_of_service', 'This table is out of service.');
  if (!fits(set, input.party))
    throw invalid('table_ids', 'capacity', 'This table doesn’t fit the party size.');
  const from = Date.parse(input.starts_at);
  const others = venue.reservations.filter(({ id }) => id !== input.except_id);
  const clash = holdsOf(others).some(
    (hold) => ids.includes(hold.table_id) && hold.from < until && from < hold.until,
  );
  return clash ? null : ids;
}

/**
 * Returns tables for an input; null if none are free or the limit of covers at that start is
 * reached.
 * @throws `invalid` or `notFound`
 */
export function tablesFor(venue: Venue, input: TableInput, asker: Asker): readonly number[] | null {
  const { party, except_id } = input;
  const { stay_minutes, sections } = termsOf(venue, input);
  const { slot_covers, buffer_minutes } = venue.calendar;
  const from = Date.parse(input.starts_at);
  if (slot_covers !== null && coversAt(venue, from, except_id) + party > slot_covers) return null;
  const until = from + (stay_minutes + buffer_minutes) * minute;
  if (input.table_ids.length > 0) return byHand(venue, input, until, asker);
  return offersAt(venue, party, sections, asker.now, except_id).assign({ party, from, until });
}
