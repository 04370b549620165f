import type { DayReason, Slot, SlotReason, SlotState, TimeList } from '@servery/api';
import { stayOf } from '../allocator/index.ts';
import { businessDate, toLocal } from '../time/index.ts';
import { dayReason, startsOn } from './hours.ts';
import type { BookingWish, ExperienceRecord, House } from './record.ts';
import { offersAt } from './room.ts';
import { experienceOf, isBlocking, isLive } from './rows.ts';

const minute = 60_000;
/** So many left are told as few. */
const few = 2;

/** What is asked for: a party on a trading day, perhaps with an offer or in an area of its own. */
export interface TimesWish {
  date: string;
  party: number;
  section: string;
  experience_id: number | null;
  /** A booking that is to be moved does not stand in its own way. */
  except_id?: number | null;
  /** Instead of the usual stay, in minutes. */
  stay_minutes?: number | null;
}

/** Who asks: a guest is held to the lead time and to what sizes guests book; the staff are not. */
export interface Asker {
  now: Date;
  is_guest: boolean;
}

/** What an experience and the calendar say of a wish. */
export function termsOf(
  house: House,
  {
    party,
    section,
    experience_id,
    stay_minutes,
  }: Pick<TimesWish, 'party' | 'section' | 'experience_id' | 'stay_minutes'>,
) {
  const experience = experience_id === null ? null : experienceOf(house, experience_id);
  const { calendar } = house;
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

/** Why nobody of a party's size books at all, on a day; null where they do. */
export function whyNone(
  house: House,
  date: string,
  party: number,
  experience: ExperienceRecord | null,
  { now, is_guest }: Asker,
): DayReason | null {
  const { party_min, party_max } = house.calendar;
  if (is_guest && (party < party_min || party > party_max)) return 'party';
  if (experience && (party < experience.party_min || party > experience.party_max)) return 'party';
  if (experience && !experience.is_active) return 'experience';
  return dayReason(house, date, now, experience);
}

/** The covers that start at the same time as a booking would, without one that is to be moved. */
export const coversAt = (house: House, start: number, except: number | null = null): number =>
  house.reservations
    .filter((one) => one.id !== except && (isBlocking(one) || one.status === 'completed'))
    .filter(({ starts_at }) => Date.parse(starts_at) === start)
    .reduce((sum, { party }) => sum + party, 0);

const stateOf = (left: number): SlotState => (left === 0 ? 'full' : left <= few ? 'few' : 'free');

/** The times of a trading day for a party: free, few left, full or over, and why. */
export function timesOf(house: House, wish: TimesWish, asker: Asker): TimeList {
  const { date, party, except_id = null } = wish;
  const { experience, stay_minutes, sections, deposit } = termsOf(house, wish);
  const { calendar, time_zone } = house;
  const why = whyNone(house, date, party, experience, asker);
  const facts = { business_date: date, party, stay_minutes, deposit };
  const { is_waitlisting } = calendar;
  if (why !== null) return { ...facts, slots: [], why, is_waitlisting };
  const offers = offersAt(house, party, sections, asker.now, except_id);
  const time = asker.now.getTime();
  const soonest = time + (asker.is_guest ? calendar.lead_minutes : 0) * minute;
  const length = (stay_minutes + calendar.buffer_minutes) * minute;
  const slots = startsOn(house, date, experience).map((from): Slot => {
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
    const free = (calendar.slot_covers ?? Infinity) - coversAt(house, from, except_id);
    if (free < party) return over('covers', 'full');
    const tables = offers.countFor({ party, from, until: from + length });
    const left = Math.min(tables, Math.floor(free / party));
    return { ...slot, state: stateOf(left), why: left === 0 ? 'tables' : null, left };
  });
  return { ...facts, slots, why: slots.length === 0 ? 'closed' : null, is_waitlisting };
}

const most = 6;

/** The times of the same day at which a party could come instead, the nearest first. */
export function otherTimesOf(
  house: House,
  wish: BookingWish & Pick<TimesWish, 'except_id' | 'stay_minutes'>,
  asker: Asker,
): Slot[] {
  const at = Date.parse(wish.starts_at);
  const far = ({ starts_at }: Slot) => Math.abs(Date.parse(starts_at) - at);
  return timesOf(house, { ...wish, date: businessDate(wish.starts_at, house) }, asker)
    .slots.filter(({ left, starts_at }) => left > 0 && Date.parse(starts_at) !== at)
    .toSorted((a, b) => far(a) - far(b) || Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .slice(0, most);
}

/** How many wait for a table of the same trading day before a booking; null unless it waits. */
export const aheadOf = (
  { reservations }: Pick<House, 'reservations'>,
  { id, status, business_date }: { id: number; status: string; business_date: string },
): number | null =>
  status === 'waitlisted'
    ? reservations.filter(
        (one) => one.status === 'waitlisted' && one.business_date === business_date && one.id < id,
      ).length
    : null;

/** Whether anything is still expected on a day from a phone that books. */
export const hasBooked = (house: House, phone: string, from: number, until: number): boolean =>
  house.reservations.some(
    (one) =>
      one.phone === phone &&
      isLive(one) &&
      Date.parse(one.starts_at) < until &&
      from < Date.parse(one.starts_at) + one.stay_minutes * minute,
  );
