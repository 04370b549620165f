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
  businessDate as anyDate,
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
  text,
  version,
  wholeParam,
} from '../fields.ts';

const one = v.object({ id: idParam });
const merchant_id = v.optional(v.nullable(id), null);

const soonest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const isNear = (time: number) => time >= soonest && time < latest;
/** A trading day that a calendar has, of these times. */
const businessDate = v.pipe(
  anyDate,
  v.check((date) => {
    const time = Date.parse(`${date}T00:00:00Z`);
    return isNear(time) && new Date(time).toISOString().startsWith(date);
  }, 'Is not a real date.'),
);
/** A moment of these times. */
const instant = v.pipe(
  anyInstant,
  v.check((at) => isNear(Date.parse(at)), 'Is not a real moment.'),
);
const whole = (min: number, max: number) =>
  v.pipe(count, v.minValue(min, `At least ${min}.`), v.maxValue(max, `At most ${max}.`));
const party = whole(1, 50);
/** A deposit for each cover in sen: times the largest party it fits into one tender. */
const perCover = whole(0, 1_000_000);
const raises = ['reservation.changed'] as const;
const acting = { capability: 'queue.manage', raises } as const;
const token = v.pipe(v.string(), v.maxLength(80));
const section = v.optional(text(0, 30), '');
const hours = v.pipe(v.array(v.strictObject(bookingHours.entries)), v.maxLength(28, 'At most 28.'));

/** Bookings, by when they start; searches numbers, names and phones. */
export const listReservations = endpoint.get('/admin/reservation_listing', {
  summary: 'Bookings, by when they start.',
  capability: 'queue.manage',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(reservationStatuses),
    /** The first and the last trading day, both within. */
    from: v.optional(v.union([v.literal(''), businessDate]), ''),
    until: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: page(reservation),
  problems: ['notFound'],
});

/** A trading day of one merchant: its bookings, its tables and its hours. */
export const getReservationDay = endpoint.get('/admin/reservation_day', {
  summary: 'A trading day: its bookings, its tables and its hours.',
  capability: 'queue.manage',
  query: v.strictObject({
    merchant_id: idChoice,
    /** Today where none is said. */
    date: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: reservationDay,
  problems: ['notFound'],
});

/** One booking. */
export const getReservation = endpoint.get('/admin/reservation/:id', {
  summary: 'One booking.',
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

/** Which tables by hand; none lets the house choose. */
const table_ids = v.optional(v.pipe(v.array(id), v.maxLength(8, 'At most 8.')), []);
const phoneField = v.optional(v.union([v.literal(''), phone]), '');

/** Books for somebody: confirmed at once, or waiting for a table. A time that is taken is refused with those that are not. */
export const createReservation = endpoint.post('/admin/reservation', {
  summary: 'Books a table for somebody.',
  ...acting,
  body: v.strictObject({
    merchant_id,
    ...guestFields,
    phone: phoneField,
    staff_note: v.optional(text(0, 500), ''),
    ...placeFields,
    table_ids,
    /** Instead of the usual stay, in minutes. */
    stay_minutes: v.optional(v.nullable(whole(15, 480)), null),
    /** Waits for a table where none is free. */
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

/** Says anew who comes and what is known of them. */
export const editReservation = endpoint.put('/admin/reservation/:id', {
  summary: 'Changes the name, the phone and the notes of a booking.',
  ...changing,
  params: one,
  body: v.strictObject({
    version,
    ...guestFields,
    /** Left out, it stays as it is: not everybody who edits a booking reads its number. */
    phone: v.optional(v.union([v.literal(''), phone])),
    staff_note: v.optional(text(0, 500), ''),
  }),
});

/** Takes a booking one step on, or the last step back. */
export const changeReservation = endpoint.patch('/admin/reservation/:id', {
  summary:
    'Confirms, declines, seats, ends or cancels a booking, notes who came or did not, or takes the last step back.',
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

/** Moves a booking to another time, other tables, or a party of another size. */
export const moveReservation = endpoint.post('/admin/move_reservation', {
  summary: 'Moves a booking to another time, other tables, or another party size.',
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

/** The times of a trading day for a party. */
export const listTimes = endpoint.get('/admin/time_list', {
  summary: 'The times of a trading day for a party: free, few left, full or over.',
  capability: 'queue.manage',
  query: v.strictObject({
    merchant_id: idChoice,
    ...timesOf,
    /** A booking that is to be moved does not stand in its own way. */
    except_id: idChoice,
  }),
  returns: timeList,
  problems: ['notFound'],
});

/** What a merchant has decided about bookings. */
export const getReservationCalendar = endpoint.get('/admin/reservation_calendar', {
  summary: 'What a merchant has decided about bookings.',
  capability: 'order.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: reservationCalendar,
  problems: ['notFound'],
});

/** Decides anew about bookings; those that were made stay. */
export const editReservationCalendar = endpoint.put('/admin/reservation_calendar', {
  summary: 'Changes hours, stays, limits and deposits of bookings, or the code of the public page.',
  capability: 'table.edit',
  raises,
  body: v.strictObject({
    merchant_id,
    version,
    is_open: v.boolean(),
    hours,
    closed_dates: v.pipe(
      v.array(v.strictObject({ date: businessDate, note: v.optional(text(0, 60), '') })),
      v.maxLength(100, 'At most 100.'),
    ),
    interval_minutes: whole(5, 120),
    stays: v.pipe(
      v.array(v.strictObject({ party_max: party, minutes: whole(15, 480) })),
      v.minLength(1, 'At least one.'),
      v.maxLength(10, 'At most 10.'),
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
    /** Makes the code of the public page anew; the old one leads nowhere. */
    is_token_renewed: v.optional(v.boolean(), false),
  }),
  returns: reservationCalendar,
  current: reservationCalendar,
  problems: ['notFound', 'conflict'],
});

/** Experiences, by name; searches it. */
export const listExperiences = endpoint.get('/admin/experience', {
  summary: 'The experiences that can be booked, by name.',
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
  sections: v.optional(v.pipe(v.array(text(0, 30)), v.maxLength(20, 'At most 20.')), []),
  hours: v.optional(hours, []),
};

/** Offers something new to book. */
export const createExperience = endpoint.post('/admin/experience', {
  summary: 'Offers something new to book.',
  capability: 'table.edit',
  raises,
  body: v.strictObject({ merchant_id, ...experienceFields }),
  returns: experience,
  problems: ['notFound'],
});

/** Says anew what an experience is; bookings of it stay as they were made. */
export const editExperience = endpoint.put('/admin/experience/:id', {
  summary: 'Changes an experience.',
  capability: 'table.edit',
  raises,
  params: one,
  body: v.strictObject({ version, ...experienceFields }),
  returns: experience,
  current: experience,
  problems: ['notFound', 'conflict'],
});

/** Deletes an experience that nobody has booked from now on. */
export const deleteExperience = endpoint.delete('/admin/experience/:id', {
  summary: 'Deletes an experience that nobody has booked from now on.',
  capability: 'table.edit',
  raises,
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: experience,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

const byToken = v.object({ token });

/** What an outlet's public page needs before a guest chooses. */
export const getBookingPage = endpoint.get('/book/:token', {
  summary: 'What an outlet’s public page of bookings needs.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  returns: bookingPage,
  problems: ['notFound'],
});

/** The times of a trading day for a guest's party. */
export const listBookingTimes = endpoint.get('/book/:token/time_list', {
  summary: 'The times of a trading day for a guest’s party.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  query: v.strictObject(timesOf),
  returns: timeList,
  problems: ['notFound'],
});

/** Books as a guest, by what the outlet's public page carries. */
export const requestReservation = endpoint.post('/book/:token', {
  summary: 'Books a table as a guest.',
  capability: 'public',
  limit: 'guest',
  raises,
  params: byToken,
  body: v.strictObject({
    ...guestFields,
    phone,
    ...placeFields,
    /** Waits for a table where none is free. */
    is_waitlisted: v.optional(v.boolean(), false),
  }),
  returns: booking,
  current: otherTimes,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** A guest's own booking, by the token that booking answered. */
export const getBooking = endpoint.get('/booking/:token', {
  summary: 'A guest’s own booking.',
  capability: 'public',
  limit: 'guest',
  params: byToken,
  returns: booking,
  problems: ['notFound'],
});

/** Cancels a guest's own booking. */
export const cancelBooking = endpoint.post('/booking/:token/cancel', {
  summary: 'Cancels a guest’s own booking.',
  capability: 'public',
  limit: 'guest',
  raises,
  params: byToken,
  body: v.strictObject({ version }),
  returns: booking,
  current: booking,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});
