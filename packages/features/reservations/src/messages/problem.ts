import { defineMessages } from '@servery/screens/define';
import { partyMessages, problemMessages as shared } from '@servery/screens/messages';

/** The message of each problem, with a next step. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  taken: {
    id: 'reservations.problem.taken',
    defaultMessage: 'No table is free at this time any more. Choose another time.',
  },
  day: { id: 'reservations.problem.day', defaultMessage: 'This booking is for another day.' },
  early: partyMessages.early,
  past: { id: 'reservations.problem.past', defaultMessage: 'This time has passed.' },
  lead: { id: 'reservations.problem.lead', defaultMessage: 'This time is too soon to book.' },
  hours: { id: 'reservations.problem.hours', defaultMessage: 'Bookings can’t start at this time.' },
  closed: {
    id: 'reservations.problem.closed',
    defaultMessage: 'There are no bookings on this day.',
  },
  closed_date: {
    id: 'reservations.problem.closed_date',
    defaultMessage: 'This date is closed to bookings.',
  },
  horizon: {
    id: 'reservations.problem.horizon',
    defaultMessage: 'You can’t book this far ahead.',
  },
  already_booked: {
    id: 'reservations.problem.already_booked',
    defaultMessage: 'There’s already a booking with this phone number for this time.',
  },
  phone_limit: {
    id: 'reservations.problem.phone_limit',
    defaultMessage:
      'This phone number has reached the limit for bookings on this day. Call the restaurant.',
  },
  address_limit: {
    id: 'reservations.problem.address_limit',
    defaultMessage: 'Too many bookings were made from this connection today. Call the restaurant.',
  },
  booked: {
    id: 'reservations.problem.booked',
    defaultMessage: 'There are bookings for this. You can hide it, but you can’t delete it.',
  },
  no_deposit: {
    id: 'reservations.problem.no_deposit',
    defaultMessage: 'There’s no deposit to pay.',
  },
  not_open: {
    id: 'reservations.problem.not_open',
    defaultMessage: 'Online booking is closed right now.',
  },
  not_waitlisting: {
    id: 'reservations.problem.not_waitlisting',
    defaultMessage: 'There’s no waitlist for this.',
  },
  occupied: {
    id: 'reservations.problem.occupied',
    defaultMessage: 'There are still guests at this table.',
  },
  over: {
    id: 'reservations.problem.over',
    defaultMessage: 'An order for this table is already closed. Mark the guests as left instead.',
  },
  cart: {
    id: 'reservations.problem.cart',
    defaultMessage: 'Their cart still has items in it. Send or remove them first.',
  },
  unpaid: shared.unpaid,
  left: { id: 'reservations.problem.left', defaultMessage: 'Their table is already free.' },
  // For guests; the app explains it to everyone else.
  outletReadOnly: shared.notTaking,
  featureOff: shared.featureOff,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: shared.notPossible,
  notPaid: {
    id: 'reservations.problem.notPaid',
    defaultMessage: 'The deposit hasn’t been paid yet. Mark it as received first.',
  },
  tooLate: shared.tooLate,
  throttled: shared.throttled,
  offline: shared.offline,
  other: shared.other,
});
