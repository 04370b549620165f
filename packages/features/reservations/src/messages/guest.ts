import { defineMessages } from './define.ts';

/** What guests read when they book, and on the page of their own booking. */
export const guestWords = defineMessages({
  title: { id: 'reservations.guest.title', defaultMessage: 'Book a table' },
  missingTitle: {
    id: 'reservations.guest.missingTitle',
    defaultMessage: 'There is no such page',
  },
  missing: {
    id: 'reservations.guest.missing',
    defaultMessage: 'The address may be an old one. Ask the restaurant for the one that holds now.',
  },
  closedTitle: {
    id: 'reservations.guest.closedTitle',
    defaultMessage: 'No bookings online just now',
  },
  closed: {
    id: 'reservations.guest.closed',
    defaultMessage: 'Call the restaurant, or simply come by.',
  },
  party: { id: 'reservations.guest.party', defaultMessage: 'How many are you?' },
  more: { id: 'reservations.guest.more', defaultMessage: 'More' },
  partyTo: {
    id: 'reservations.guest.partyTo',
    defaultMessage: 'Up to {max}. For larger parties call the restaurant.',
  },
  day: { id: 'reservations.guest.day', defaultMessage: 'Which day?' },
  time: { id: 'reservations.guest.time', defaultMessage: 'What time?' },
  details: { id: 'reservations.guest.details', defaultMessage: 'Who is coming?' },
  offer: { id: 'reservations.guest.offer', defaultMessage: 'What would you like?' },
  offerNone: { id: 'reservations.guest.offerNone', defaultMessage: 'A table, à la carte' },
  perGuest: { id: 'reservations.guest.perGuest', defaultMessage: '{amount} per guest' },
  area: { id: 'reservations.guest.area', defaultMessage: 'Where would you like to sit?' },
  next: { id: 'reservations.guest.next', defaultMessage: 'Continue' },
  change: { id: 'reservations.guest.change', defaultMessage: 'Change: {step}' },
  yourName: { id: 'reservations.guest.yourName', defaultMessage: 'Your name' },
  yourPhone: { id: 'reservations.guest.yourPhone', defaultMessage: 'Your phone' },
  note: { id: 'reservations.guest.note', defaultMessage: 'Your wishes' },
  wishes: {
    id: 'reservations.guest.wishes',
    defaultMessage: 'Allergies, a high chair, an occasion',
  },
  deposit: {
    id: 'reservations.guest.deposit',
    defaultMessage:
      'A deposit of {amount} confirms this booking. The restaurant tells you how to pay it.',
  },
  grace: {
    id: 'reservations.guest.grace',
    defaultMessage: 'Your table is kept for {minutes} minutes.',
  },
  asks: {
    id: 'reservations.guest.asks',
    defaultMessage: 'The restaurant confirms it; you see that on your page.',
  },
  book: { id: 'reservations.guest.book', defaultMessage: 'Book this table' },
  ask: { id: 'reservations.guest.ask', defaultMessage: 'Ask for this table' },
  wait: { id: 'reservations.guest.wait', defaultMessage: 'Join the waitlist' },
  waitText: {
    id: 'reservations.guest.waitText',
    defaultMessage: 'This time is full. You get the first table that becomes free.',
  },
  yours: { id: 'reservations.guest.yours', defaultMessage: 'Your booking' },
  requested: { id: 'reservations.guest.requested', defaultMessage: 'We have your request' },
  requestedText: {
    id: 'reservations.guest.requestedText',
    defaultMessage: 'The restaurant answers soon. Keep this page: it shows when you are confirmed.',
  },
  confirmed: { id: 'reservations.guest.confirmed', defaultMessage: 'Your table is booked' },
  confirmedText: {
    id: 'reservations.guest.confirmedText',
    defaultMessage: 'Say {number} at the door. Your table is kept until {time}.',
  },
  waitlisted: { id: 'reservations.guest.waitlisted', defaultMessage: 'You are on the waitlist' },
  waitlistedText: {
    id: 'reservations.guest.waitlistedText',
    defaultMessage:
      '{count, plural, =0 {You are next. Keep this page: it shows when you have a table.} one {# party is before you. Keep this page: it shows when you have a table.} other {# parties are before you. Keep this page: it shows when you have a table.}}',
  },
  arrived: { id: 'reservations.guest.arrived', defaultMessage: 'Welcome' },
  arrivedText: {
    id: 'reservations.guest.arrivedText',
    defaultMessage: 'You are expected. Ask the staff for your table.',
  },
  seated: { id: 'reservations.guest.seated', defaultMessage: 'Enjoy your meal' },
  completed: { id: 'reservations.guest.completed', defaultMessage: 'Thank you for coming' },
  declined: {
    id: 'reservations.guest.declined',
    defaultMessage: 'The restaurant could not take this booking',
  },
  cancelled: { id: 'reservations.guest.cancelled', defaultMessage: 'This booking is cancelled' },
  noShow: {
    id: 'reservations.guest.noShow',
    defaultMessage: 'Your table was given to somebody else',
  },
  number: { id: 'reservations.guest.number', defaultMessage: 'Number' },
  depositDue: { id: 'reservations.guest.depositDue', defaultMessage: '{amount}, not paid yet' },
  depositPaid: { id: 'reservations.guest.depositPaid', defaultMessage: '{amount}, paid' },
  depositTerm: { id: 'reservations.guest.depositTerm', defaultMessage: 'Deposit' },
  cancel: { id: 'reservations.guest.cancel', defaultMessage: 'Cancel my booking' },
  cancelTitle: { id: 'reservations.guest.cancelTitle', defaultMessage: 'Cancel your booking?' },
  cancelText: {
    id: 'reservations.guest.cancelText',
    defaultMessage: 'Your table goes to somebody else. To come after all you book again.',
  },
  keep: { id: 'reservations.guest.keep', defaultMessage: 'Keep it' },
  toCalendar: { id: 'reservations.guest.toCalendar', defaultMessage: 'Add to my calendar' },
  stale: {
    id: 'reservations.guest.stale',
    defaultMessage: 'No connection. This is as of {time}.',
  },
});
