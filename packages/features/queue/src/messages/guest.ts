import { defineMessages } from './define.ts';

/** What guests read: on the display and on their own phone. */
export const guestWords = defineMessages({
  called: { id: 'queue.guest.called', defaultMessage: 'Please come now' },
  next: { id: 'queue.guest.next', defaultMessage: 'Next' },
  nobody: { id: 'queue.guest.nobody', defaultMessage: 'Nobody is called just now' },
  nobodyNext: { id: 'queue.guest.nobodyNext', defaultMessage: 'Nobody waits' },
  wait: { id: 'queue.guest.wait', defaultMessage: 'Waiting time about {minutes} min' },
  stale: {
    id: 'queue.guest.stale',
    defaultMessage: 'No connection. These numbers are as of {time}.',
  },
  missingTitle: { id: 'queue.guest.missingTitle', defaultMessage: 'There is no such queue' },
  missing: {
    id: 'queue.guest.missing',
    defaultMessage: 'The code may be an old one. Ask the staff for the one that holds now.',
  },
  joinTitle: { id: 'queue.guest.joinTitle', defaultMessage: 'Join the queue' },
  ahead: {
    id: 'queue.guest.ahead',
    defaultMessage:
      '{count, plural, =0 {You are next} one {# party is before you} other {# parties are before you}}',
  },
  waitsNow: {
    id: 'queue.guest.waitsNow',
    defaultMessage: '{count, plural, =0 {Nobody waits} one {# party waits} other {# parties wait}}',
  },
  join: { id: 'queue.guest.join', defaultMessage: 'Get a number' },
  yourNumber: { id: 'queue.guest.yourNumber', defaultMessage: 'Your number' },
  minutesLeft: { id: 'queue.guest.minutesLeft', defaultMessage: 'About {minutes} min' },
  comeUntil: { id: 'queue.guest.comeUntil', defaultMessage: 'Please come by {time}.' },
  keep: {
    id: 'queue.guest.keep',
    defaultMessage: 'Keep this page open. It shows when you are called.',
  },
  arrived: { id: 'queue.guest.arrived', defaultMessage: 'You are expected. Ask the staff.' },
  served: { id: 'queue.guest.served', defaultMessage: 'Enjoy your meal.' },
  over: {
    id: 'queue.guest.over',
    defaultMessage: 'Your place was given up. You can join again or ask the staff.',
  },
  leave: { id: 'queue.guest.leave', defaultMessage: 'Give my place up' },
  leaveTitle: { id: 'queue.guest.leaveTitle', defaultMessage: 'Give number {number} up?' },
  leaveText: {
    id: 'queue.guest.leaveText',
    defaultMessage: 'Others move up. To come back you join at the end.',
  },
  stay: { id: 'queue.guest.stay', defaultMessage: 'Keep my place' },
  again: { id: 'queue.guest.again', defaultMessage: 'Join again' },
});
