import type { DayReason, Slot, SlotReason, SlotState, TimeList } from '@servery/api';
import { stayOf } from '../allocator/index.ts';
import { businessDate, toLocal } from '../time/index.ts';
import { dayReason, startsOn } from './hours.ts';
import type { BookingInput, ExperienceRecord, Venue } from './record.ts';
import { offersAt } from './capacity.ts';
import { experienceOf, isBlocking, isLive } from './rows.ts';

const minute = 60_000;
/** Up to this many available tables, a slot is shown as `few`. */
const few = 2;

/** A party on a trading day, perhaps with an experience or a section. */
export interface TimesInput {
  date: string;
  party: number;
  section: string;
  experience_id: number | null;
  /** The booking to be moved, whose own tables count as free. */
  except_id?: number | null;
  /** The stay in minutes, in place of the usual one. */
  stay_minutes?: number | null;
}

/** The caller: guests are bound by the lead time and the party sizes for guests, staff are not. */
export interface Asker {
  now: Date;
  is_guest: boolean;
}

/** Returns the terms of an input by its experience and the calendar: stay, sections and deposit. */
export function termsOf(
  venue: Venue,
  {
    party,
    section,
    experience_id,
    stay_minutes,
  }: Pick<TimesInput, 'party' | 'section' | 'experience_id' | 'stay_minutes'>,
) {
  const experience = experience_id === null ? null : experienceOf(venue, experience_id);
  const { calendar } = venue;
  const perCover = Math.max(
    experience?.deposit ?? 0,
    party >= calendar.deposit_party ? calendar.deposit_per_cover : 0,
  );
  return {
    experience,
    stay_minutes: stay_minutes ?? experience?.stay_minutes ?? stayOf(calendar.stays, party),
    sections: section === '' ? (experience?.sections ?? []) : [section],
    deposit: perCover * party,
  };
}

/** Returns why a party can't book at all on a day; null if it can. */
export function unbookableReason(
  venue: Venue,
  date: string,
  party: number,
  experience: ExperienceRecord | null,
  { now, is_guest }: Asker,
): DayReason | null {
  const { party_min, party_max } = venue.calendar;
  if (is_guest && (party < party_min || party > party_max)) return 'party';
  if (experience && (party < experience.party_min || party > experience.party_max)) return 'party';
  if (experience && !experience.is_active) return 'experience';
  return dayReason(venue, date, now, experience);
}

/** Returns the covers that start at an instant, without the booking `except`. */
export const coversAt = (venue: Venue, start: number, except: number | null = null): number =>
  venue.reservations
    .filter(
      (reservation) =>
        reservation.id !== except &&
        (isBlocking(reservation) || reservation.status === 'completed'),
    )
    .filter(({ starts_at }) => Date.parse(starts_at) === start)
    .reduce((sum, { party }) => sum + party, 0);

const stateOf = (left: number): SlotState => (left === 0 ? 'full' : left <= few ? 'few' : 'free');

/**
 * Returns the slots of a trading day for a party, each with its state and the reason if it isn't
 * available.
 */
export function timesOf(venue: Venue, input: TimesInput, asker: Asker): TimeList {
  const { date, party, except_id = null } = input;
  const { experience, stay_minutes, sections, deposit } = termsOf(venue, input);
  const { calendar, time_zone } = venue;
  const why = unbookableReason(venue, date, party, experience, asker);
  const facts = { business_date: date, party, stay_minutes, deposit };
  const { is_waitlisting } = calendar;
  if (why !== null) return { ...facts, slots: [], why, is_waitlisting };
  const offers = offersAt(venue, party, sections, asker.now, except_id);
  const time = asker.now.getTime();
  const soonest = time + (asker.is_guest ? calendar.lead_minutes : 0) * minute;
  const length = (stay_minutes + calendar.buffer_minutes) * minute;
  const slots = startsOn(venue, date, experience).map((from): Slot => {
    const at = new Date(from).toISOString();
    const slot = { starts_at: at, time: toLocal(at, time_zone).slice(11) };
    const over = (reason: SlotReason, state: SlotState): Slot => ({
      ...slot,
      state,
      why: reason,
      left: 0,
    });
    if (from < time) return over('past', 'past');
    if (from < soonest) return over('lead', 'past');
    const free = (calendar.slot_covers ?? Infinity) - coversAt(venue, from, except_id);
    if (free < party) return over('covers', 'full');
    const tables = offers.countFor({ party, from, until: from + length });
    const left = Math.min(tables, Math.floor(free / party));
    return { ...slot, state: stateOf(left), why: left === 0 ? 'tables' : null, left };
  });
  return { ...facts, slots, why: slots.length === 0 ? 'closed' : null, is_waitlisting };
}

const most = 6;

/** Returns other available slots of the same day, the nearest first. */
export function otherTimesOf(
  venue: Venue,
  input: BookingInput & Pick<TimesInput, 'except_id' | 'stay_minutes'>,
  asker: Asker,
): Slot[] {
  const at = Date.parse(input.starts_at);
  const far = ({ starts_at }: Slot) => Math.abs(Date.parse(starts_at) - at);
  return timesOf(venue, { ...input, date: businessDate(input.starts_at, venue) }, asker)
    .slots.filter(({ left, starts_at }) => left > 0 && Date.parse(starts_at) !== at)
    .toSorted((a, b) => far(a) - far(b) || Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .slice(0, most);
}

/**
 * Returns how many bookings of the same trading day are waitlisted before one; null if it isn't
 * waitlisted.
 */
export const aheadOf = (
  { reservations }: Pick<Venue, 'reservations'>,
  { id, status, business_date }: { id: number; status: string; business_date: string },
): number | null =>
  status === 'waitlisted'
    ? reservations.filter(
        (reservation) =>
          reservation.status === 'waitlisted' &&
          reservation.business_date === business_date &&
          reservation.id < id,
      ).length
    : null;

/** Whether a phone number has an expected booking that overlaps a period in milliseconds. */
export const hasBooked = (venue: Venue, phone: string, from: number, until: number): boolean =>
  venue.reservations.some(
    (reservation) =>
      reservation.phone === phone &&
      isLive(reservation) &&
      Date.parse(reservation.starts_at) < until &&
      from < Date.parse(reservation.starts_at) + reservation.stay_minutes * minute,
  );
