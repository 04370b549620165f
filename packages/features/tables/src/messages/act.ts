import { defineMessages } from './define.ts';

/** What is done to a table. */
export const actWords = defineMessages({
  more: { id: 'tables.act.more', defaultMessage: 'More for table {name}' },
  seat: { id: 'tables.act.seat', defaultMessage: 'Seat guests' },
  seatTitle: { id: 'tables.act.seatTitle', defaultMessage: 'Seat guests at {name}' },
  covers: { id: 'tables.act.covers', defaultMessage: 'How many guests' },
  coversHelp: { id: 'tables.act.coversHelp', defaultMessage: 'Seats {min} to {max}.' },
  free: { id: 'tables.act.free', defaultMessage: 'Free the table' },
  clean: { id: 'tables.act.clean', defaultMessage: 'Mark as clean' },
  answer: { id: 'tables.act.answer', defaultMessage: 'On my way' },
  answerAt: { id: 'tables.act.answerAt', defaultMessage: 'On my way to table {name}' },
  answered: { id: 'tables.act.answered', defaultMessage: 'Table {name}: guests notified' },
  hold: { id: 'tables.act.hold', defaultMessage: 'Hold for a guest' },
  holdTitle: { id: 'tables.act.holdTitle', defaultMessage: 'Hold {name}' },
  guest: { id: 'tables.act.guest', defaultMessage: 'Guest' },
  minutes: { id: 'tables.act.minutes', defaultMessage: 'Minutes' },
  holdIt: { id: 'tables.act.holdIt', defaultMessage: 'Hold the table' },
  release: { id: 'tables.act.release', defaultMessage: 'Release' },
  edit: { id: 'tables.act.edit', defaultMessage: 'Edit' },
  deactivate: { id: 'tables.act.deactivate', defaultMessage: 'Take out of service' },
  activate: { id: 'tables.act.activate', defaultMessage: 'Put back in service' },
  seated: { id: 'tables.act.seated', defaultMessage: '{name}: guests seated' },
  freed: { id: 'tables.act.freed', defaultMessage: '{name} is free' },
  done: { id: 'tables.act.done', defaultMessage: '{name} is {state}' },
  link: { id: 'tables.act.link', defaultMessage: 'Link tables' },
  linkTitle: { id: 'tables.act.linkTitle', defaultMessage: 'Link tables with {name}' },
  linkText: {
    id: 'tables.act.linkText',
    defaultMessage: 'They are seated and freed together; each keeps its own orders.',
  },
  linkIt: {
    id: 'tables.act.linkIt',
    defaultMessage: '{count, plural, =0 {Link} one {Link # table} other {Link # tables}}',
  },
  noOthers: { id: 'tables.act.noOthers', defaultMessage: 'No other table can be linked now.' },
  unlink: { id: 'tables.act.unlink', defaultMessage: 'Unlink' },
});
