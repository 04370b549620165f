import { defineMessages } from './define.ts';

/** What stands around the tickets of the kitchen display. */
export const displayWords = defineMessages({
  title: { id: 'kitchen.display.title', defaultMessage: 'Kitchen display' },
  zone: { id: 'kitchen.display.zone', defaultMessage: 'Zone' },
  all: { id: 'kitchen.display.all', defaultMessage: 'All zones' },
  tickets: { id: 'kitchen.display.tickets', defaultMessage: 'Tickets' },
  open: {
    id: 'kitchen.display.open',
    defaultMessage: '{count, plural, one {# ticket} other {# tickets}}',
  },
  light: { id: 'kitchen.display.light', defaultMessage: 'Light look' },
  dark: { id: 'kitchen.display.dark', defaultMessage: 'Dark look' },
  arrived: {
    id: 'kitchen.display.arrived',
    defaultMessage: '{count, plural, one {New ticket {number}} other {# new tickets}}',
  },
  dine_in: { id: 'kitchen.display.dine_in', defaultMessage: 'Dine-in' },
  pickup: { id: 'kitchen.display.pickup', defaultMessage: 'Pickup' },
  delivery: { id: 'kitchen.display.delivery', defaultMessage: 'Delivery' },
});

/** What a ticket says. */
export const displayTicketWords = defineMessages({
  name: { id: 'kitchen.display.ticket.name', defaultMessage: 'Ticket {number}, {who}' },
  nobody: { id: 'kitchen.display.ticket.nobody', defaultMessage: 'Guest' },
  start: { id: 'kitchen.display.ticket.start', defaultMessage: 'Start' },
  ready: { id: 'kitchen.display.ticket.ready', defaultMessage: 'Ready' },
  done: { id: 'kitchen.display.ticket.done', defaultMessage: 'Ready' },
  elsewhere: {
    id: 'kitchen.display.ticket.elsewhere',
    defaultMessage: '{count, plural, one {# line elsewhere} other {# lines elsewhere}}',
  },
  made: { id: 'kitchen.display.ticket.made', defaultMessage: '{count, number} made already' },
  void: { id: 'kitchen.display.ticket.void', defaultMessage: 'Do not make' },
  making: { id: 'kitchen.display.ticket.making', defaultMessage: 'Being made' },
  bumpLine: { id: 'kitchen.display.ticket.bumpLine', defaultMessage: 'Mark as ready' },
  recallLine: { id: 'kitchen.display.ticket.recallLine', defaultMessage: 'Bring back' },
});

/** How long a ticket has waited, against what it may. */
export const displayAgeWords = defineMessages({
  minutes: { id: 'kitchen.display.age.minutes', defaultMessage: '{minutes, number} min' },
  calm: { id: 'kitchen.display.age.calm', defaultMessage: 'On time' },
  warning: { id: 'kitchen.display.age.warning', defaultMessage: 'Due soon' },
  danger: { id: 'kitchen.display.age.danger', defaultMessage: 'Late' },
});

/** Courses that wait and courses that are called for. */
export const displayCourseWords = defineMessages({
  title: { id: 'kitchen.display.course.title', defaultMessage: 'Course {course, number}' },
  held: { id: 'kitchen.display.course.held', defaultMessage: 'Waits' },
  hold: { id: 'kitchen.display.course.hold', defaultMessage: 'Hold' },
  fire: { id: 'kitchen.display.course.fire', defaultMessage: 'Fire' },
});

/** What was just done, and the way back. */
export const displayUndoWords = defineMessages({
  ready: { id: 'kitchen.display.undo.ready', defaultMessage: '{number} is ready' },
  preparing: { id: 'kitchen.display.undo.preparing', defaultMessage: '{number} is begun' },
  recalled: { id: 'kitchen.display.undo.recalled', defaultMessage: '{number} is back' },
  held: { id: 'kitchen.display.undo.held', defaultMessage: '{number} waits' },
  queued: { id: 'kitchen.display.undo.queued', defaultMessage: '{number} is fired' },
  undo: { id: 'kitchen.display.undo.undo', defaultMessage: 'Undo' },
});

/** How many of each dish are open. */
export const displayCountsWords = defineMessages({
  title: { id: 'kitchen.display.counts.title', defaultMessage: 'All day' },
  empty: { id: 'kitchen.display.counts.empty', defaultMessage: 'Nothing is open.' },
  done: { id: 'kitchen.display.counts.done', defaultMessage: 'Done lately' },
  noneDone: {
    id: 'kitchen.display.counts.noneDone',
    defaultMessage: 'What is ready stays here for ten minutes.',
  },
  recall: { id: 'kitchen.display.counts.recall', defaultMessage: 'Recall {number}' },
});

/** Whether new tickets ring. */
export const displaySoundWords = defineMessages({
  enable: { id: 'kitchen.display.sound.enable', defaultMessage: 'Enable sound' },
  on: { id: 'kitchen.display.sound.on', defaultMessage: 'Sound is on' },
  off: { id: 'kitchen.display.sound.off', defaultMessage: 'Sound is off' },
});

/** Whether what is shown is still true. */
export const displayLiveWords = defineMessages({
  connecting: { id: 'kitchen.display.live.connecting', defaultMessage: 'Connecting' },
  live: { id: 'kitchen.display.live.live', defaultMessage: 'Live' },
  polling: { id: 'kitchen.display.live.polling', defaultMessage: 'Reconnecting' },
  offline: {
    id: 'kitchen.display.live.offline',
    defaultMessage: 'Offline: this may be out of date',
  },
});

/** What the display says in place of tickets. */
export const displayStateWords = defineMessages({
  calm: { id: 'kitchen.display.state.calm', defaultMessage: 'Nothing to make' },
  calmText: {
    id: 'kitchen.display.state.calmText',
    defaultMessage: 'New tickets appear here by themselves, with a sound.',
  },
  failed: {
    id: 'kitchen.display.state.failed',
    defaultMessage: 'The kitchen display could not be loaded',
  },
  stale: { id: 'kitchen.display.state.stale', defaultMessage: 'These tickets may be out of date' },
  refused: {
    id: 'kitchen.display.state.refused',
    defaultMessage: 'The kitchen display is not yours to see',
  },
  changed: {
    id: 'kitchen.display.state.changed',
    defaultMessage: 'The order changed meanwhile. Look again.',
  },
  tooLate: { id: 'kitchen.display.state.tooLate', defaultMessage: 'Too late to take this back.' },
});

/** The keys that work on the display. */
export const displayKeysWords = defineMessages({
  title: { id: 'kitchen.display.keys.title', defaultMessage: 'Keys' },
  bump: { id: 'kitchen.display.keys.bump', defaultMessage: 'The ticket with this number is ready' },
  undo: { id: 'kitchen.display.keys.undo', defaultMessage: 'Undo' },
  recall: { id: 'kitchen.display.keys.recall', defaultMessage: 'Bring the last ticket back' },
  mute: { id: 'kitchen.display.keys.mute', defaultMessage: 'Sound on or off' },
  overview: { id: 'kitchen.display.keys.overview', defaultMessage: 'Counts and done tickets' },
});
