import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, problemMessages } from '@servery/screens/messages';

/** Messages of the public booking pages. */
export const guestMessages = defineMessages({
  title: { id: 'reservations.guest.title', defaultMessage: 'Book a table' },
  missingTitle: problemMessages.pageNotFound,
  missing: {
    id: 'reservations.guest.missing',
    defaultMessage: 'The link may be out of date. Ask the restaurant for the current one.',
  },
  closedTitle: {
    id: 'reservations.guest.closedTitle',
    defaultMessage: 'Online booking is closed right now',
  },
  closed: {
    id: 'reservations.guest.closed',
    defaultMessage: 'Call the restaurant or just drop in.',
  },
  party: { id: 'reservations.guest.party', defaultMessage: 'How many guests?' },
  more: actionMessages.moreTools,
  partyTo: {
    id: 'reservations.guest.partyTo',
    defaultMessage: 'Up to {max}. For larger parties, call the restaurant.',
  },
  day: { id: 'reservations.guest.day', defaultMessage: 'Which day?' },
  time: { id: 'reservations.guest.time', defaultMessage: 'What time?' },
  details: { id: 'reservations.guest.details', defaultMessage: 'Your details' },
  offer: { id: 'reservations.guest.offer', defaultMessage: 'What would you like?' },
  offerNone: { id: 'reservations.guest.offerNone', defaultMessage: 'A table, à la carte' },
  perGuest: { id: 'reservations.guest.perGuest', defaultMessage: '{amount} per guest' },
  area: { id: 'reservations.guest.area', defaultMessage: 'Where would you like to sit?' },
  next: { id: 'reservations.guest.next', defaultMessage: 'Continue' },
  change: { id: 'reservations.guest.change', defaultMessage: 'Change: {step}' },
  yourName: fieldMessages.yourName,
  yourPhone: { id: 'reservations.guest.yourPhone', defaultMessage: 'Your phone number' },
  note: { id: 'reservations.guest.note', defaultMessage: 'Special requests' },
  inputs: {
    id: 'reservations.guest.wishes',
    defaultMessage: 'Allergies, a high chair, a special occasion',
  },
  deposit: {
    id: 'reservations.guest.deposit',
    defaultMessage:
      'A deposit of {amount} is needed to confirm this booking. The restaurant will tell you how to pay.',
  },
  grace: {
    id: 'reservations.guest.grace',
    defaultMessage: 'Your table will be held for {minutes} minutes.',
  },
  asks: {
    id: 'reservations.guest.asks',
    defaultMessage: 'The restaurant will confirm your booking. You’ll see it on your booking page.',
  },
  book: { id: 'reservations.guest.book', defaultMessage: 'Book this table' },
  ask: { id: 'reservations.guest.ask', defaultMessage: 'Request this table' },
  wait: { id: 'reservations.guest.wait', defaultMessage: 'Join waitlist' },
  waitText: {
    id: 'reservations.guest.waitText',
    defaultMessage: 'This time is full. If a table becomes free, it’s yours.',
  },
  yours: { id: 'reservations.guest.yours', defaultMessage: 'Your booking' },
  requested: { id: 'reservations.guest.requested', defaultMessage: 'We’ve received your request' },
  requestedText: {
    id: 'reservations.guest.requestedText',
    defaultMessage:
      'The restaurant will reply soon. Keep this page: it shows when your booking is confirmed.',
  },
  confirmed: { id: 'reservations.guest.confirmed', defaultMessage: 'Your table is booked' },
  confirmedText: {
    id: 'reservations.guest.confirmedText',
    defaultMessage: 'Give the number {number} when you arrive. Your table is held until {time}.',
  },
  waitlisted: { id: 'reservations.guest.waitlisted', defaultMessage: 'You’re on the waitlist' },
  waitlistedText: {
    id: 'reservations.guest.waitlistedText',
    defaultMessage:
      '{count, plural, =0 {You’re next. Keep this page: it shows when you have a table.} one {There’s # party ahead of you. Keep this page: it shows when you have a table.} other {There are # parties ahead of you. Keep this page: it shows when you have a table.}}',
  },
  arrived: { id: 'reservations.guest.arrived', defaultMessage: 'Welcome' },
  arrivedText: {
    id: 'reservations.guest.arrivedText',
    defaultMessage: 'We’re expecting you. Ask the staff for your table.',
  },
  seated: { id: 'reservations.guest.seated', defaultMessage: 'Enjoy your meal' },
  completed: { id: 'reservations.guest.completed', defaultMessage: 'Thank you for coming' },
  declined: {
    id: 'reservations.guest.declined',
    defaultMessage: 'The restaurant couldn’t accept this booking',
  },
  cancelled: { id: 'reservations.guest.cancelled', defaultMessage: 'Booking cancelled' },
  noShow: {
    id: 'reservations.guest.noShow',
    defaultMessage: 'Your table was given to someone else',
  },
  number: { id: 'reservations.guest.number', defaultMessage: 'Booking number' },
  depositDue: { id: 'reservations.guest.depositDue', defaultMessage: '{amount}, not paid yet' },
  depositPaid: { id: 'reservations.guest.depositPaid', defaultMessage: '{amount}, paid' },
  depositTerm: { id: 'reservations.guest.depositTerm', defaultMessage: 'Deposit' },
  cancel: { id: 'reservations.guest.cancel', defaultMessage: 'Cancel my booking' },
  cancelTitle: { id: 'reservations.guest.cancelTitle', defaultMessage: 'Cancel your booking?' },
  cancelText: {
    id: 'reservations.guest.cancelText',
    defaultMessage:
      'Your table will be released. If you change your mind, you’ll need to book again.',
  },
  keep: { id: 'reservations.guest.keep', defaultMessage: 'Keep booking' },
  toCalendar: { id: 'reservations.guest.toCalendar', defaultMessage: 'Add to calendar' },
  stale: {
    id: 'reservations.guest.stale',
    defaultMessage: 'Connection lost. Last updated at {time}.',
  },
});
