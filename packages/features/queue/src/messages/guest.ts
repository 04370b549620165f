import { defineMessages } from '@servery/screens/define';

/** Messages for guests, on the public display and on their own phone. */
export const guestMessages = defineMessages({
  called: { id: 'queue.guest.called', defaultMessage: 'Please come now' },
  next: { id: 'queue.guest.next', defaultMessage: 'Next' },
  nobody: { id: 'queue.guest.nobody', defaultMessage: 'No number is being called right now' },
  nobodyNext: { id: 'queue.guest.nobodyNext', defaultMessage: 'Nobody waiting' },
  wait: { id: 'queue.guest.wait', defaultMessage: 'Waiting time: about {minutes} min' },
  stale: {
    id: 'queue.guest.stale',
    defaultMessage: 'Connection lost. Numbers last updated at {time}.',
  },
  missingTitle: { id: 'queue.guest.missingTitle', defaultMessage: 'Queue not found' },
  missing: {
    id: 'queue.guest.missing',
    defaultMessage: 'The code may be out of date. Ask the staff for the current one.',
  },
  joinTitle: { id: 'queue.guest.joinTitle', defaultMessage: 'Join the queue' },
  ahead: {
    id: 'queue.guest.ahead',
    defaultMessage:
      '{count, plural, =0 {You’re next} one {# party ahead of you} other {# parties ahead of you}}',
  },
  waitsNow: {
    id: 'queue.guest.waitsNow',
    defaultMessage:
      '{count, plural, =0 {Nobody waiting} one {# party waiting} other {# parties waiting}}',
  },
  join: { id: 'queue.guest.join', defaultMessage: 'Join queue' },
  yourNumber: { id: 'queue.guest.yourNumber', defaultMessage: 'Your number' },
  minutesLeft: { id: 'queue.guest.minutesLeft', defaultMessage: 'About {minutes} min' },
  comeUntil: { id: 'queue.guest.comeUntil', defaultMessage: 'Please come by {time}.' },
  keep: {
    id: 'queue.guest.keep',
    defaultMessage: 'Keep this page open. We’ll show you here when it’s your turn.',
  },
  arrived: {
    id: 'queue.guest.arrived',
    defaultMessage: 'We’re expecting you. Please speak to the staff.',
  },
  served: { id: 'queue.guest.served', defaultMessage: 'Enjoy your meal.' },
  over: {
    id: 'queue.guest.over',
    defaultMessage: 'You’ve lost your place in the queue. You can join again or ask the staff.',
  },
  leave: { id: 'queue.guest.leave', defaultMessage: 'Leave queue' },
  leaveTitle: { id: 'queue.guest.leaveTitle', defaultMessage: 'Give up number {number}?' },
  leaveText: {
    id: 'queue.guest.leaveText',
    defaultMessage: 'You’ll lose your place. If you join again, you’ll be at the end.',
  },
  stay: { id: 'queue.guest.stay', defaultMessage: 'Keep my place' },
  again: { id: 'queue.guest.again', defaultMessage: 'Join again' },
});
