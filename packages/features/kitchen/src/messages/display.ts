import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  boardMessages,
  fieldMessages,
  orderMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages around the tickets of the kitchen display. */
export const displayMessages = defineMessages({
  title: fieldMessages.kitchenDisplay,
  zone: { id: 'kitchen.display.zone', defaultMessage: 'Zone' },
  all: { id: 'kitchen.display.all', defaultMessage: 'All zones' },
  tickets: { id: 'kitchen.display.tickets', defaultMessage: 'Tickets' },
  open: {
    id: 'kitchen.display.open',
    defaultMessage: '{count, plural, one {# ticket} other {# tickets}}',
  },
  light: { id: 'kitchen.display.light', defaultMessage: 'Light mode' },
  dark: { id: 'kitchen.display.dark', defaultMessage: 'Dark mode' },
  fullScreen: { id: 'kitchen.display.fullScreen', defaultMessage: 'Full screen' },
  arrived: {
    id: 'kitchen.display.arrived',
    defaultMessage: '{count, plural, one {New ticket {number}} other {# new tickets}}',
  },
  dine_in: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
});

/** Messages of a ticket. */
export const displayTicketMessages = defineMessages({
  name: { id: 'kitchen.display.ticket.name', defaultMessage: 'Ticket {number}, {who}' },
  nobody: fieldMessages.guest,
  start: boardMessages.start,
  ready: { id: 'kitchen.display.ticket.ready', defaultMessage: 'Ready' },
  done: { id: 'kitchen.display.ticket.done', defaultMessage: 'Ready' },
  elsewhere: {
    id: 'kitchen.display.ticket.elsewhere',
    defaultMessage: '{count, plural, one {# item in other zones} other {# items in other zones}}',
  },
  made: { id: 'kitchen.display.ticket.made', defaultMessage: '{count, number} already made' },
  void: { id: 'kitchen.display.ticket.void', defaultMessage: 'Don’t make' },
  seat: orderMessages.seat,
  making: orderMessages.preparing,
  bumpLine: { id: 'kitchen.display.ticket.bumpLine', defaultMessage: 'Mark as ready' },
  recallLine: { id: 'kitchen.display.ticket.recallLine', defaultMessage: 'Recall' },
});

/** Messages for the age of a ticket. */
export const displayAgeMessages = defineMessages({
  minutes: boardMessages.minutes,
  calm: boardMessages.onTime,
  warning: boardMessages.dueSoon,
  danger: boardMessages.late,
});

/** Messages for held and fired courses. */
export const displayCourseMessages = defineMessages({
  title: { id: 'kitchen.display.course.title', defaultMessage: 'Course {course, number}' },
  held: { id: 'kitchen.display.course.held', defaultMessage: 'On hold' },
  hold: { id: 'kitchen.display.course.hold', defaultMessage: 'Hold' },
  fire: { id: 'kitchen.display.course.fire', defaultMessage: 'Fire' },
});

/** Messages of the undo bar. */
export const displayUndoMessages = defineMessages({
  ready: { id: 'kitchen.display.undo.ready', defaultMessage: '{number} is ready' },
  preparing: { id: 'kitchen.display.undo.preparing', defaultMessage: '{number} started' },
  recalled: { id: 'kitchen.display.undo.recalled', defaultMessage: '{number} recalled' },
  held: { id: 'kitchen.display.undo.held', defaultMessage: '{number} on hold' },
  queued: { id: 'kitchen.display.undo.queued', defaultMessage: '{number} fired' },
  undo: actionMessages.undo,
});

/** Messages of the dish counts. */
export const displayCountsMessages = defineMessages({
  title: { id: 'kitchen.display.counts.title', defaultMessage: 'All day' },
  empty: { id: 'kitchen.display.counts.empty', defaultMessage: 'No open items.' },
  done: { id: 'kitchen.display.counts.done', defaultMessage: 'Recently completed' },
  noneDone: {
    id: 'kitchen.display.counts.noneDone',
    defaultMessage: 'Completed tickets stay here for 10 minutes.',
  },
  recall: { id: 'kitchen.display.counts.recall', defaultMessage: 'Recall {number}' },
});

/** Messages of the sound button. */
export const displaySoundMessages = defineMessages({
  enable: boardMessages.enableSound,
  on: boardMessages.soundOn,
  off: boardMessages.soundOff,
});

/** Messages of the connection status. */
export const displayLiveMessages = defineMessages({
  connecting: boardMessages.connecting,
  live: boardMessages.live,
  polling: { id: 'kitchen.display.live.polling', defaultMessage: 'Reconnecting' },
  offline: {
    id: 'kitchen.display.live.offline',
    defaultMessage: 'Offline: tickets may be out of date',
  },
});

/** Messages shown in place of tickets. */
export const displayStateMessages = defineMessages({
  calm: { id: 'kitchen.display.state.calm', defaultMessage: 'No open tickets' },
  calmText: {
    id: 'kitchen.display.state.calmText',
    defaultMessage: 'New tickets appear here automatically, with a sound.',
  },
  failed: {
    id: 'kitchen.display.state.failed',
    defaultMessage: 'Couldn’t load the kitchen display',
  },
  stale: { id: 'kitchen.display.state.stale', defaultMessage: 'These tickets may be out of date' },
  refused: {
    id: 'kitchen.display.state.refused',
    defaultMessage: 'You don’t have access to the kitchen display',
  },
  changed: {
    id: 'kitchen.display.state.changed',
    defaultMessage: 'This order has changed. Check it before you continue.',
  },
  tooLate: problemMessages.tooLateToUndo,
});

/** Messages of the keyboard shortcuts. */
export const displayKeysMessages = defineMessages({
  title: boardMessages.shortcuts,
  bump: { id: 'kitchen.display.keys.bump', defaultMessage: 'Bump the ticket with that number' },
  undo: actionMessages.undo,
  recall: { id: 'kitchen.display.keys.recall', defaultMessage: 'Recall the last ticket' },
  mute: boardMessages.toggleSound,
  overview: {
    id: 'kitchen.display.keys.overview',
    defaultMessage: 'Show all-day counts and completed tickets',
  },
  fullScreen: {
    id: 'kitchen.display.keys.fullScreen',
    defaultMessage: 'Turn full screen on or off',
  },
});
