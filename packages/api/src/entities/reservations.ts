import * as v from 'valibot';
import {
  businessDate,
  count,
  id,
  instant,
  named,
  rows,
  sen,
  sumSen,
  unreadable,
  version,
} from '../fields.ts';
import { tableShapes, tableStates } from './table.ts';
import { wallTime } from './wallTime.ts';

export const reservationStatuses = [
  'requested',
  'waitlisted',
  'confirmed',
  'arrived',
  'seated',
  'completed',
  'declined',
  'cancelled_guest',
  'cancelled_merchant',
  'no_show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/**
 * The hours of one weekday in which bookings can start. An end at or before the start is on the
 * next day.
 */
export const bookingHours = v.object({
  /** 0 for Sunday to 6 for Saturday. */
  weekday: v.pipe(count, v.maxValue(6)),
  start: wallTime,
  end: wallTime,
});
export type BookingHours = v.InferOutput<typeof bookingHours>;

/** The length of stay for parties up to a certain size, in minutes. */
export const stayBand = v.object({ party_max: count, minutes: count });
export type StayBand = v.InferOutput<typeof stayBand>;

/** A date without bookings, such as a holiday. */
export const closedDate = v.object({ date: businessDate, note: v.string() });

/** An area of the floor with its numbers of tables and seats. */
export const tableSection = v.object({ name: v.string(), tables: count, seats: count });
export type TableSection = v.InferOutput<typeof tableSection>;

/** A merchant's settings for bookings. */
export const reservationCalendar = v.object({
  version,
  merchant_id: id,
  /** Whether guests can book without staff. Staff can always book. */
  is_open: v.boolean(),
  hours: v.array(bookingHours),
  closed_dates: v.array(closedDate),
  /** The minutes between two offered times. */
  interval_minutes: count,
  /** By party size, ascending. The last one also applies to all larger parties. */
  stays: v.array(stayBand),
  /** The minutes for which a table is kept free after a stay. */
  buffer_minutes: count,
  /** The minimum notice for bookings by guests, in minutes. */
  lead_minutes: count,
  /** The number of days ahead for which bookings are taken. */
  horizon_days: count,
  party_min: count,
  party_max: count,
  /** The maximum number of covers that can start at one time; null for no limit. */
  slot_covers: v.nullable(count),
  /** The deposit per cover, in sen, for parties of at least `deposit_party`; 0 for none. */
  deposit_per_cover: sen,
  deposit_party: count,
  /** The minutes after its start for which a party may be late before it counts as a no-show. */
  grace_minutes: count,
  /** Whether requests of guests are confirmed immediately if no deposit is due. */
  is_auto_confirm: v.boolean(),
  /** Whether guests can join a waitlist for a time that is full. */
  is_waitlisting: v.boolean(),
  /** The token of the outlet's public page. */
  token: v.string(),
  time_zone: v.string(),
  /** The areas of the floor that have tables. */
  sections: v.array(tableSection),
});
export type ReservationCalendar = v.InferOutput<typeof reservationCalendar>;

/** A named offer that can be booked, such as a tasting menu or the terrace at sunset. */
export const experience = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  description: v.string(),
  is_active: v.boolean(),
  party_min: count,
  party_max: count,
  stay_minutes: count,
  /** Per cover, in sen; 0 if guests pay for what they order. */
  price: sen,
  /** The deposit per cover, in sen. */
  deposit: sen,
  /** The areas of the floor that it uses; empty for all. */
  sections: v.array(v.string()),
  /** When it can start; empty for the usual booking hours. */
  hours: v.array(bookingHours),
});
export type Experience = v.InferOutput<typeof experience>;

export const depositStates = ['none', 'due', 'paid'] as const;

/** A booking: a table reserved for a party. */
export const reservation = v.object({
  id,
  version,
  merchant_id: id,
  /**
   * The number that guests give on arrival, such as R12. Numbering restarts on every trading day.
   */
  number: v.string(),
  business_date: businessDate,
  status: v.picklist(reservationStatuses),
  name: v.string(),
  phone: v.string(),
  party: count,
  starts_at: instant,
  /** When the stay ends. The tables are free for others after the buffer. */
  ends_at: instant,
  stay_minutes: count,
  buffer_minutes: count,
  /** The tables reserved for it; empty while it is waiting for one. */
  tables: v.array(named),
  /** The area that the guest asked for; '' for any. */
  section: v.string(),
  experience: v.nullable(named),
  /** The deposit for all covers, in sen. */
  deposit: sumSen,
  deposit_state: v.picklist(depositStates),
  /** The guest's note. */
  note: v.string(),
  /** The note of the staff. */
  staff_note: v.string(),
  /** Why it was declined or cancelled. */
  reason: v.string(),
  /** Whether the guest booked without staff. */
  is_guest: v.boolean(),
  created_at: instant,
  /** Until when the party may be late. Then it counts as a no-show. */
  grace_until: instant,
  arrived_at: v.nullable(instant),
  seated_at: v.nullable(instant),
  ended_at: v.nullable(instant),
  /** The number of bookings before it on the waitlist of that day; null if it isn't waitlisted. */
  ahead: v.nullable(count),
  /** Until when its last step can be undone; null if it can't be. */
  undo_until: v.nullable(instant),
});
export type Reservation = v.InferOutput<typeof reservation>;

export const slotStates = ['free', 'few', 'full', 'past'] as const;
export type SlotState = (typeof slotStates)[number];

/**
 * Why a time isn't offered: it is in the past, it is too soon, no table is free, or the covers that
 * start then have reached their maximum.
 */
export const slotReasons = ['past', 'lead', 'tables', 'covers'] as const;
export type SlotReason = (typeof slotReasons)[number];

/** A time at which a party of a certain size can start. */
export const slot = v.object({
  starts_at: instant,
  /** The same as local time at the merchant, `HH:mm`. */
  time: v.string(),
  state: v.picklist(slotStates),
  why: v.nullable(v.picklist(slotReasons)),
  /** The number of such parties that could still start then. */
  left: count,
});
export type Slot = v.InferOutput<typeof slot>;

/** Why a day has no times for a party. */
export const dayReasons = [
  'closed',
  'closed_date',
  'past',
  'horizon',
  'party',
  'experience',
] as const;
export type DayReason = (typeof dayReasons)[number];

/** The times of a trading day for a party, in order. */
export const timeList = v.object({
  business_date: businessDate,
  party: count,
  stay_minutes: count,
  /** The deposit for all covers, in sen. */
  deposit: sumSen,
  slots: v.array(slot),
  /** Why there are no times; null if there are. */
  why: v.nullable(v.picklist(dayReasons)),
  /** Whether a guest can join a waitlist for a time that is full. */
  is_waitlisting: v.boolean(),
});
export type TimeList = v.InferOutput<typeof timeList>;

/** The times near a requested time for which no table is free, the nearest first. */
export const otherTimes = v.object({ times: v.array(slot) });
export type OtherTimes = v.InferOutput<typeof otherTimes>;

/** A table in the day view of bookings. */
export const dayTable = v.object({
  id,
  name: v.string(),
  section: v.string(),
  seats_min: count,
  seats_max: count,
  shape: v.picklist(tableShapes),
  state: v.picklist(tableStates),
  /** When the guests seated there now are expected to leave; null if none are seated. */
  free_at: v.nullable(instant),
});
export type DayTable = v.InferOutput<typeof dayTable>;

/**
 * A trading day of one merchant at one point in time: its bookings by start, its tables and its
 * hours.
 */
export const reservationDay = v.object({
  business_date: businessDate,
  time_zone: v.string(),
  /** Why no bookings can be made for it; null if they can. */
  why: v.nullable(v.picklist(dayReasons)),
  hours: v.array(v.object({ starts_at: instant, ends_at: instant })),
  reservations: rows(reservation),
  tables: rows(dayTable),
  unreadable,
  /** The expected covers, in total and at each start time. */
  covers: count,
  slots: v.array(v.object({ starts_at: instant, covers: count })),
  slot_covers: v.nullable(count),
  now: instant,
});
export type ReservationDay = v.InferOutput<typeof reservationDay>;

/** An experience as guests see it. */
export const publicExperience = v.object({
  id,
  name: v.string(),
  description: v.string(),
  party_min: count,
  party_max: count,
  stay_minutes: count,
  price: sen,
  deposit: sen,
  sections: v.array(v.string()),
});
export type PublicExperience = v.InferOutput<typeof publicExperience>;

/** The data that an outlet's public booking page needs before a guest chooses. */
export const bookingPage = v.object({
  merchant_name: v.string(),
  time_zone: v.string(),
  currency: v.string(),
  is_open: v.boolean(),
  party_min: count,
  party_max: count,
  first_date: businessDate,
  last_date: businessDate,
  /** The dates in this range without bookings. */
  closed_dates: v.array(businessDate),
  sections: v.array(v.string()),
  experiences: rows(publicExperience),
  unreadable,
  deposit_per_cover: sen,
  deposit_party: count,
  grace_minutes: count,
  is_auto_confirm: v.boolean(),
  is_waitlisting: v.boolean(),
  now: instant,
});
export type BookingPage = v.InferOutput<typeof bookingPage>;

/** A guest's own booking, without personal data. */
export const booking = v.object({
  /** The token that identifies this booking. */
  token: v.string(),
  version,
  merchant_name: v.string(),
  time_zone: v.string(),
  currency: v.string(),
  number: v.string(),
  business_date: businessDate,
  status: v.picklist(reservationStatuses),
  party: count,
  starts_at: instant,
  ends_at: instant,
  section: v.string(),
  experience: v.nullable(v.string()),
  deposit: sumSen,
  deposit_state: v.picklist(depositStates),
  note: v.string(),
  reason: v.string(),
  grace_until: instant,
  ahead: v.nullable(count),
  /** Whether the guest can still cancel it. */
  can_cancel: v.boolean(),
  now: instant,
});
export type Booking = v.InferOutput<typeof booking>;
