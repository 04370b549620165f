import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  booking,
  bookingHours,
  bookingPage,
  experience,
  otherTimes,
  reservation,
  reservationCalendar,
  reservationDay,
  reservationStatuses,
  timeList,
} from '../entities/reservations.ts';
import {
  businessDate,
  choice,
  count,
  id,
  idChoice,
  idParam,
  instant as anyInstant,
  listQuery,
  page,
  phone,
  sen,
  startTime,
  staysActive,
  text,
  version,
  wholeParam,
} from '../fields.ts';

const one = v.object({ id: idParam });
const merchant_id = v.optional(v.nullable(id), null);

const soonest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const isNear = (time: number) => time >= soonest && time < latest;
/** An instant from 2000 to 2199. */
const instant = v.pipe(
  anyInstant,
  v.check((at) => isNear(Date.parse(at)), 'Must be a valid date and time.'),
);
const whole = (min: number, max: number) =>
  v.pipe(
    count,
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );
const party = whole(1, 50);
/** A deposit per cover, in sen. Multiplied by the largest party, it still fits into one tender. */
const perCover = whole(0, 1_000_000);
const raises = ['reservation.changed'] as const;
const acting = { capability: 'queue.manage', raises } as const;
const token = v.pipe(v.string(), v.maxLength(80));
const section = v.optional(text(0, 30), '');
const hours = v.pipe(
  v.array(v.strictObject({ ...bookingHours.entries, start: startTime })),
  v.maxLength(28, 'Must have at most 28 entries.'),
);

/** Lists bookings by start time. Searches numbers, names and phone numbers. */
export const listReservations = endpoint.get('/admin/reservation_listing', {
  summary: 'Lists bookings by start time.',
  capability: 'queue.manage',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(reservationStatuses),
    /** The first and the last trading day, both inclusive. */
    from: v.optional(v.union([v.literal(''), businessDate]), ''),
    until: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: page(reservation),
  problems: ['notFound'],
});

/** Returns a trading day of one merchant: its bookings, tables and hours. */
export const getReservationDay = endpoint.get('/admin/reservation_day', {
  summary: 'Returns a trading day with its bookings, tables and hours.',
  capability: 'queue.manage',
  query: v.strictObject({
    merchant_id: idChoice,
    /** Defaults to today. */
    date: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: reservationDay,
  problems: ['notFound'],
});

/** Returns one booking. */
export const getReservation = endpoint.get('/admin/reservation/:id', {
  summary: 'Returns a booking.',
  capability: 'queue.manage',
  params: one,
  returns: reservation,
  problems: ['notFound'],
});

const guestFields = {
  name: text(2, 60),
  note: v.optional(text(0, 500), ''),
};

const placeFields = {
  starts_at: instant,
  party,
  section,
  experience_id: v.optional(v.nullable(id), null),
};

/** The manually chosen tables. If empty, the host allocates tables. */
const table_ids = v.optional(
  v.pipe(v.array(id), v.maxLength(8, 'Must have at most 8 entries.')),
  [],
);
const phoneField = v.optional(v.union([v.literal(''), phone]), '');

/**
 * Books for a guest: confirmed immediately, or waitlisted. If the time is taken, returns `conflict`
 * with other available times.
 */
export const createReservation = endpoint.post('/admin/reservation', {
  summary: 'Creates a booking.',
  ...acting,
  body: v.strictObject({
    merchant_id,
    ...guestFields,
    phone: phoneField,
    staff_note: v.optional(text(0, 500), ''),
    ...placeFields,
    table_ids,
    /** Overrides the usual stay, in minutes. */
    stay_minutes: v.optional(v.nullable(whole(15, 480)), null),
    /** Adds the booking to the waitlist if no table is free. */
    is_waitlisted: v.optional(v.boolean(), false),
  }),
  returns: reservation,
  current: otherTimes,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

const changing = {
  ...acting,
  returns: reservation,
  current: v.union([reservation, otherTimes]),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
} as const;

/** Changes the guest's name and phone, and the notes of a booking. */
export const editReservation = endpoint.put('/admin/reservation/:id', {
  summary: 'Updates the name, phone number and notes of a booking.',
  ...changing,
  params: one,
  body: v.strictObject({
    version,
    ...guestFields,
    /**
     * If omitted, it stays unchanged, because not everyone who edits a booking can read its phone
     * number.
     */
    phone: v.optional(v.union([v.literal(''), phone])),
    staff_note: v.optional(text(0, 500), ''),
  }),
});

/** Moves a booking to its next status, or undoes the last step. */
export const changeReservation = endpoint.patch('/admin/reservation/:id', {
  summary:
    'Changes the status of a booking (confirm, decline, arrive, seat, complete, cancel, no-show) or undoes the last step.',
  ...changing,
  params: one,
  body: v.variant('action', [
    v.strictObject({
      action: v.picklist([
        'confirm',
        'arrive',
        'complete',
        'no_show',
        'promote',
        'pay_deposit',
        'undo',
      ]),
      version,
    }),
    v.strictObject({ action: v.picklist(['decline', 'cancel']), version, reason: text(3, 200) }),
    v.strictObject({ action: v.literal('seat'), version, table_ids }),
  ]),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid', 'tooLate'],
  raises: ['reservation.changed', 'table.changed'],
});

/** Moves a booking to another time or other tables, or changes its party size. */
export const moveReservation = endpoint.post('/admin/move_reservation', {
  summary: 'Changes the time, tables or party size of a booking.',
  ...changing,
  body: v.strictObject({
    reservation_id: id,
    version,
    ...placeFields,
    table_ids,
    stay_minutes: v.optional(v.nullable(whole(15, 480)), null),
  }),
});

const timesOf = {
  date: businessDate,
  party: wholeParam(1, 50),
  section,
  experience_id: idChoice,
};

/** Lists the times of a trading day for a party. */
export const listTimes = endpoint.get('/admin/time_list', {
  summary: 'Lists the time slots of a trading day for a party: free, few left, full or past.',
  capability: 'queue.manage',
  query: v.strictObject({
    merchant_id: idChoice,
    ...timesOf,
    /** A booking that is being moved. Its own tables count as free. */
    except_id: idChoice,
  }),
  returns: timeList,
  problems: ['notFound'],
});

/** Returns a merchant's settings for bookings. */
export const getReservationCalendar = endpoint.get('/admin/reservation_calendar', {
  summary: 'Returns a merchant’s booking settings.',
  capability: 'order.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: reservationCalendar,
  problems: ['notFound'],
});

/** Changes a merchant's settings for bookings. Existing bookings stay unchanged. */
export const editReservationCalendar = endpoint.put('/admin/reservation_calendar', {
  summary:
    'Updates the booking settings: hours, length of stay, limits, deposits and the token of the public page.',
  capability: 'table.edit',
  raises,
  body: v.strictObject({
    merchant_id,
    version,
    is_open: v.boolean(),
    hours,
    closed_dates: v.pipe(
      v.array(v.strictObject({ date: businessDate, note: v.optional(text(0, 60), '') })),
      v.maxLength(100, 'Must have at most 100 entries.'),
    ),
    interval_minutes: whole(5, 120),
    stays: v.pipe(
      v.array(v.strictObject({ party_max: party, minutes: whole(15, 480) })),
      v.minLength(1, 'Must have at least one entry.'),
      v.maxLength(10, 'Must have at most 10 entries.'),
    ),
    buffer_minutes: whole(0, 120),
    lead_minutes: whole(0, 20_160),
    horizon_days: whole(1, 365),
    party_min: party,
    party_max: party,
    slot_covers: v.nullable(whole(1, 1000)),
    deposit_per_cover: perCover,
    deposit_party: party,
    grace_minutes: whole(0, 120),
    is_auto_confirm: v.boolean(),
    is_waitlisting: v.boolean(),
    /** Generates a new code for the public page. The old one stops working. */
    is_token_renewed: v.optional(v.boolean(), false),
  }),
  returns: reservationCalendar,
  current: reservationCalendar,
  problems: ['notFound', 'conflict'],
});

/** Lists experiences by name. Searches names. */
export const listExperiences = endpoint.get('/admin/experience', {
  summary: 'Lists the experiences by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: choice(['active', 'inactive']) }),
  returns: page(experience),
  problems: ['notFound'],
});

const experienceFields = {
  name: text(2, 60),
  description: v.optional(text(0, 1000), ''),
  is_active: v.optional(v.boolean(), true),
  party_min: v.optional(party, 1),
  party_max: v.optional(party, 50),
  stay_minutes: whole(15, 480),
  price: v.optional(sen, 0),
  deposit: v.optional(perCover, 0),
  sections: v.optional(
    v.pipe(v.array(text(0, 30)), v.maxLength(20, 'Must have at most 20 entries.')),
    [],
  ),
  hours: v.optional(hours, []),
};

/** Creates an experience. */
export const createExperience = endpoint.post('/admin/experience', {
  summary: 'Creates an experience.',
  capability: 'table.edit',
  raises,
  body: v.strictObject({ merchant_id, ...experienceFields }),
  returns: experience,
  problems: ['notFound'],
});

/** Changes an experience. Existing bookings of it stay unchanged. */
export const editExperience = endpoint.put('/admin/experience/:id', {
  summary: 'Updates an experience.',
  capability: 'table.edit',
  raises,
  params: one,
  body: v.strictObject({ version, ...experienceFields, ...staysActive }),
  returns: experience,
  current: experience,
  problems: ['notFound', 'conflict'],
});

/** Deletes an experience that has no bookings from now on. */
export const deleteExperience = endpoint.delete('/admin/experience/:id', {
  summary: 'Deletes an experience with no upcoming bookings.',
  capability: 'table.edit',
  raises,
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: experience,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

const byToken = v.object({ token });

/** Returns the data that an outlet's public booking page needs before a guest chooses. */
export const getBookingPage = endpoint.get('/book/:token', {
  summary: 'Returns the data for an outlet’s public booking page.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  returns: bookingPage,
  problems: ['notFound'],
});

/** Lists the times of a trading day for a guest's party. */
export const listBookingTimes = endpoint.get('/book/:token/time_list', {
  summary: 'Lists the time slots of a trading day for a guest’s party.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  query: v.strictObject(timesOf),
  returns: timeList,
  problems: ['notFound'],
});

/** Books as a guest, with the token of the outlet's public page. */
export const requestReservation = endpoint.post('/book/:token', {
  summary: 'Books a table as a guest.',
  capability: 'public',
  limit: 'guest',
  raises: ['reservation.changed', 'reservation.requested'],
  params: byToken,
  body: v.strictObject({
    ...guestFields,
    phone,
    ...placeFields,
    /** Adds the booking to the waitlist if no table is free. */
    is_waitlisted: v.optional(v.boolean(), false),
  }),
  returns: booking,
  current: otherTimes,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Returns a guest's own booking, by the token that `requestReservation` returned. */
export const getBooking = endpoint.get('/booking/:token', {
  summary: 'Returns a guest’s booking.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  returns: booking,
  problems: ['notFound'],
});

/** Cancels a guest's own booking. */
export const cancelBooking = endpoint.post('/booking/:token/cancel', {
  summary: 'Cancels a guest’s booking.',
  capability: 'public',
  limit: 'guest',
  raises,
  params: byToken,
  body: v.strictObject({ version }),
  returns: booking,
  current: booking,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});
