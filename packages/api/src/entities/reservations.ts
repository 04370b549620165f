import * as v from 'valibot';
import { businessDate, count, id, instant, named, sen, sumSen, version } from '../fields.ts';
import { tableShapes, tableStates } from './table.ts';

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

/** A time of day on the wall of the merchant, `HH:mm`; the end of a window may be `24:00`. */
export const wallTime = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Use the form HH:mm.'),
);

/** Hours of one day of the week in which bookings may start; an end at or before the start means the next day. */
export const bookingHours = v.object({
  /** 0 Sunday to 6 Saturday. */
  weekday: v.pipe(count, v.maxValue(6)),
  start: wallTime,
  end: wallTime,
});
export type BookingHours = v.InferOutput<typeof bookingHours>;

/** How long parties up to a size keep their table. */
export const stayBand = v.object({ party_max: count, minutes: count });
export type StayBand = v.InferOutput<typeof stayBand>;

/** A date on which nobody books, such as a holiday. */
export const closedDate = v.object({ date: businessDate, note: v.string() });

/** An area of the floor with what it seats. */
export const tableSection = v.object({ name: v.string(), tables: count, seats: count });
export type TableSection = v.InferOutput<typeof tableSection>;

/** What a merchant has decided about bookings. */
export const reservationCalendar = v.object({
  version,
  merchant_id: id,
  /** Whether guests can book by themselves; the staff always can. */
  is_open: v.boolean(),
  hours: v.array(bookingHours),
  closed_dates: v.array(closedDate),
  /** From one time that is offered to the next, in minutes. */
  interval_minutes: count,
  /** By party size, ascending; the last is for all that are larger, too. */
  stays: v.array(stayBand),
  /** Kept free at a table after a stay, in minutes. */
  buffer_minutes: count,
  /** How long before it starts a guest must book, in minutes. */
  lead_minutes: count,
  /** How many days ahead bookings are taken. */
  horizon_days: count,
  party_min: count,
  party_max: count,
  /** How many covers may start at one time; null for no limit. */
  slot_covers: v.nullable(count),
  /** What is asked in advance for each cover, in sen, from a party of `deposit_party` on; 0 for none. */
  deposit_per_cover: sen,
  deposit_party: count,
  /** How long after its start a party that did not come counts as absent, in minutes. */
  grace_minutes: count,
  /** Whether what guests ask for is confirmed at once, where no deposit is due. */
  is_auto_confirm: v.boolean(),
  /** Whether guests may wait for a time that is full. */
  is_waitlisting: v.boolean(),
  /** What the outlet's public page carries. */
  token: v.string(),
  time_zone: v.string(),
  /** The areas of the floor that tables stand in. */
  sections: v.array(tableSection),
});
export type ReservationCalendar = v.InferOutput<typeof reservationCalendar>;

/** A named offer to book: a tasting menu, the terrace at sunset. */
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
  /** For each cover, in sen; 0 where it costs what is ordered. */
  price: sen,
  /** In advance for each cover, in sen. */
  deposit: sen,
  /** The areas of the floor that it uses; none means all. */
  sections: v.array(v.string()),
  /** When it starts at; none means whenever bookings do. */
  hours: v.array(bookingHours),
});
export type Experience = v.InferOutput<typeof experience>;

export const depositStates = ['none', 'due', 'paid'] as const;

/** A table promised to a party. */
export const reservation = v.object({
  id,
  version,
  merchant_id: id,
  /** What is said at the door, such as R12; counted anew on every trading day. */
  number: v.string(),
  business_date: businessDate,
  status: v.picklist(reservationStatuses),
  name: v.string(),
  phone: v.string(),
  party: count,
  starts_at: instant,
  /** When the stay ends; the table is free for others a buffer later. */
  ends_at: instant,
  stay_minutes: count,
  buffer_minutes: count,
  /** The tables that are kept for it; none while it waits for one. */
  tables: v.array(named),
  /** The area that the guest asked for; empty for any. */
  section: v.string(),
  experience: v.nullable(named),
  /** In advance for all covers, in sen. */
  deposit: sumSen,
  deposit_state: v.picklist(depositStates),
  /** What the guest wrote. */
  note: v.string(),
  /** What the staff know. */
  staff_note: v.string(),
  /** Why it was declined or cancelled. */
  reason: v.string(),
  /** Whether the guest booked without the staff. */
  is_guest: v.boolean(),
  created_at: instant,
  /** Until when it may be late; then it counts as absent. */
  grace_until: instant,
  arrived_at: v.nullable(instant),
  seated_at: v.nullable(instant),
  ended_at: v.nullable(instant),
  /** How many wait for a table of that day before it; null unless it waits. */
  ahead: v.nullable(count),
  /** Until when its last step can be taken back. */
  undo_until: v.nullable(instant),
});
export type Reservation = v.InferOutput<typeof reservation>;

export const slotStates = ['free', 'few', 'full', 'past'] as const;
export type SlotState = (typeof slotStates)[number];

/** Why a time is not offered: it is over or too soon, no table is free, or as many covers start then as may. */
export const slotReasons = ['past', 'lead', 'tables', 'covers'] as const;
export type SlotReason = (typeof slotReasons)[number];

/** A time at which a party of some size may start. */
export const slot = v.object({
  starts_at: instant,
  /** The same on the wall of the merchant, `HH:mm`. */
  time: v.string(),
  state: v.picklist(slotStates),
  why: v.nullable(v.picklist(slotReasons)),
  /** How many such parties could still start then. */
  left: count,
});
export type Slot = v.InferOutput<typeof slot>;

/** Why a day has no times at all for a party. */
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
  /** In advance for all covers, in sen. */
  deposit: sumSen,
  slots: v.array(slot),
  /** Why there is none. */
  why: v.nullable(v.picklist(dayReasons)),
  /** Whether a guest may wait for a time that is full. */
  is_waitlisting: v.boolean(),
});
export type TimeList = v.InferOutput<typeof timeList>;

/** A wish that no table is free for: which times are near it, the nearest first. */
export const otherTimes = v.object({ times: v.array(slot) });
export type OtherTimes = v.InferOutput<typeof otherTimes>;

/** A table as a day of bookings shows it. */
export const dayTable = v.object({
  id,
  name: v.string(),
  section: v.string(),
  seats_min: count,
  seats_max: count,
  shape: v.picklist(tableShapes),
  state: v.picklist(tableStates),
  /** When the guests who sit there now are expected to leave; null where nobody does. */
  free_at: v.nullable(instant),
});
export type DayTable = v.InferOutput<typeof dayTable>;

/** A trading day of one merchant: its bookings by their start, the tables, and the hours, as of one moment. */
export const reservationDay = v.object({
  business_date: businessDate,
  time_zone: v.string(),
  /** Why nobody books on it; null where they do. */
  why: v.nullable(v.picklist(dayReasons)),
  hours: v.array(v.object({ starts_at: instant, ends_at: instant })),
  reservations: v.array(reservation),
  tables: v.array(dayTable),
  /** Covers that are expected in all, and at each time. */
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

/** What an outlet's public page needs before a guest chooses. */
export const bookingPage = v.object({
  merchant_name: v.string(),
  time_zone: v.string(),
  currency: v.string(),
  is_open: v.boolean(),
  party_min: count,
  party_max: count,
  first_date: businessDate,
  last_date: businessDate,
  /** The dates between these on which nobody books. */
  closed_dates: v.array(businessDate),
  sections: v.array(v.string()),
  experiences: v.array(publicExperience),
  deposit_per_cover: sen,
  deposit_party: count,
  grace_minutes: count,
  is_auto_confirm: v.boolean(),
  is_waitlisting: v.boolean(),
  now: instant,
});
export type BookingPage = v.InferOutput<typeof bookingPage>;

/** A guest's own booking: nothing that says who they are. */
export const booking = v.object({
  /** What finds this booking again. */
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
