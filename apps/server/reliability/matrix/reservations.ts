import {
  cancelBooking,
  changeReservation,
  createExperience,
  createReservation,
  deleteExperience,
  editExperience,
  editReservation,
  editReservationCalendar,
  getBooking,
  getBookingPage,
  getReservation,
  getReservationCalendar,
  getReservationDay,
  listBookingTimes,
  listExperiences,
  listReservations,
  listTimes,
  moveReservation,
  requestReservation,
} from '@servery/api';
import { firstCalendar } from '@servery/domain/reservations';
import type { Aim, Aimed, Entry } from './entries.ts';

const old = 999;
const name = 'The matrix';
const date = '2026-11-27';
/** A time in the past, which can't be booked. */
const starts_at = '2020-01-01T11:00:00.000Z';
const day = (Date.parse('2026-11-20') - Date.parse('2020-01-01')) / (24 * 60 * 60_000);
/** Returns the first booking of the sample's day. */
const bookingAt = ({ merchant_id }: Aim) => (merchant_id * 10_000 + day) * 1000 + 1;
const offerAt = ({ merchant_id }: Aim) => merchant_id * 10_000 + 9500;
const token = 'unknown';

const decided = () => {
  const { token: _token, ...calendar } = firstCalendar;
  return { ...calendar, version: old };
};

/** All uses of the booking endpoints. */
export const reservationsMatrix = (merchant: Aimed, nothing: Aimed): Entry[] => [
  merchant(listReservations, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getReservationDay, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listTimes, ({ merchant_id }) => ({ query: { merchant_id, date, party: 2 } })),
  merchant(getReservationCalendar, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listExperiences, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getReservation, (aim) => ({ params: { id: bookingAt(aim) } })),
  merchant(
    createReservation,
    ({ merchant_id }) => ({ body: { merchant_id, name, starts_at, party: 2 } }),
    { done: 'notAllowedNow' },
  ),
  merchant(
    editReservation,
    (aim) => ({ params: { id: bookingAt(aim) }, body: { version: old, name } }),
    { done: 'conflict' },
  ),
  merchant(
    changeReservation,
    (aim) => ({
      params: { id: bookingAt(aim) },
      body: { version: old, action: 'arrive' as const },
    }),
    { done: 'conflict' },
  ),
  merchant(
    moveReservation,
    (aim) => ({ body: { reservation_id: bookingAt(aim), version: old, starts_at, party: 2 } }),
    { done: 'conflict' },
  ),
  merchant(
    editReservationCalendar,
    ({ merchant_id }) => ({ body: { merchant_id, ...decided() } }),
    { done: 'conflict' },
  ),
  merchant(
    createExperience,
    ({ merchant_id }) => ({ body: { merchant_id, name: 'Durian season', stay_minutes: 90 } }),
    { done: 'invalid' },
  ),
  merchant(
    editExperience,
    (aim) => ({ params: { id: offerAt(aim) }, body: { version: old, name, stay_minutes: 90 } }),
    { done: 'conflict' },
  ),
  merchant(deleteExperience, (aim) => ({ params: { id: offerAt(aim) }, body: { version: old } }), {
    done: 'conflict',
  }),
  nothing(getBookingPage, () => ({ params: { token } }), { always: 'notFound' }),
  nothing(listBookingTimes, () => ({ params: { token }, query: { date, party: 2 } }), {
    always: 'notFound',
  }),
  nothing(
    requestReservation,
    () => ({ params: { token }, body: { name, phone: '+60123456789', starts_at, party: 2 } }),
    { always: 'notFound' },
  ),
  nothing(getBooking, () => ({ params: { token } }), { always: 'notFound' }),
  nothing(cancelBooking, () => ({ params: { token }, body: { version: 1 } }), {
    always: 'notFound',
  }),
];
