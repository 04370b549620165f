import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'reservations.problem.conflict',
    defaultMessage: 'Someone changed this meanwhile. You see it as it is now; try again.',
  },
  taken: {
    id: 'reservations.problem.taken',
    defaultMessage: 'No table is free for that any more. Choose another time.',
  },
  day: { id: 'reservations.problem.day', defaultMessage: 'This booking is for another day.' },
  early: { id: 'reservations.problem.early', defaultMessage: 'They still have time to come.' },
  past: { id: 'reservations.problem.past', defaultMessage: 'This time is over.' },
  lead: { id: 'reservations.problem.lead', defaultMessage: 'This time is too soon to be booked.' },
  hours: { id: 'reservations.problem.hours', defaultMessage: 'No bookings start at this time.' },
  closed: {
    id: 'reservations.problem.closed',
    defaultMessage: 'No bookings are taken on this day.',
  },
  closed_date: {
    id: 'reservations.problem.closed_date',
    defaultMessage: 'This date is closed for bookings.',
  },
  horizon: {
    id: 'reservations.problem.horizon',
    defaultMessage: 'Bookings are not taken that far ahead.',
  },
  already_booked: {
    id: 'reservations.problem.already_booked',
    defaultMessage: 'Somebody has booked for this time with this phone number.',
  },
  phone_limit: {
    id: 'reservations.problem.phone_limit',
    defaultMessage: 'This phone number has enough bookings for this day. Call the restaurant.',
  },
  address_limit: {
    id: 'reservations.problem.address_limit',
    defaultMessage: 'Too many bookings were made from this connection today. Call the restaurant.',
  },
  booked: {
    id: 'reservations.problem.booked',
    defaultMessage: 'Somebody has booked this. It can be hidden, but not deleted.',
  },
  no_deposit: {
    id: 'reservations.problem.no_deposit',
    defaultMessage: 'There is no deposit to be paid.',
  },
  not_open: {
    id: 'reservations.problem.not_open',
    defaultMessage: 'No bookings are taken online just now.',
  },
  not_waitlisting: {
    id: 'reservations.problem.not_waitlisting',
    defaultMessage: 'There is no waitlist here.',
  },
  occupied: {
    id: 'reservations.problem.occupied',
    defaultMessage: 'Somebody still sits at this table.',
  },
  over: {
    id: 'reservations.problem.over',
    defaultMessage: 'An order of this table is over already. End the booking instead.',
  },
  cart: {
    id: 'reservations.problem.cart',
    defaultMessage: 'Their cart still holds something. Send it or remove it first.',
  },
  unpaid: {
    id: 'reservations.problem.unpaid',
    defaultMessage: 'Something is still unpaid. Take the payment or clear the orders first.',
  },
  left: { id: 'reservations.problem.left', defaultMessage: 'Their table is free by now.' },
  forbidden: {
    id: 'reservations.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'reservations.problem.notFound', defaultMessage: 'This is no longer there.' },
  invalid: {
    id: 'reservations.problem.invalid',
    defaultMessage: 'Something is not filled in right.',
  },
  notAllowedNow: {
    id: 'reservations.problem.notAllowedNow',
    defaultMessage: 'This is not possible any more: somebody was quicker.',
  },
  notPaid: {
    id: 'reservations.problem.notPaid',
    defaultMessage: 'The deposit is not paid yet. Note it first.',
  },
  tooLate: { id: 'reservations.problem.tooLate', defaultMessage: 'It is too late for this.' },
  throttled: {
    id: 'reservations.problem.throttled',
    defaultMessage: 'That was too often. Wait a moment and try again.',
  },
  offline: {
    id: 'reservations.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'reservations.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});
