import { defineMessages } from '@servery/screens/define';
import { actionMessages, boardMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the actions on a table. */
export const actMessages = defineMessages({
  more: { id: 'tables.act.more', defaultMessage: 'More actions for table {name}' },
  seat: { id: 'tables.act.seat', defaultMessage: 'Seat guests' },
  seatTitle: { id: 'tables.act.seatTitle', defaultMessage: 'Seat guests at {name}' },
  covers: fieldMessages.guests,
  coversHelp: { id: 'tables.act.coversHelp', defaultMessage: 'This table seats {min} to {max}.' },
  free: { id: 'tables.act.free', defaultMessage: 'Free table' },
  clean: { id: 'tables.act.clean', defaultMessage: 'Mark as clean' },
  answer: boardMessages.onMyWay,
  answerAt: boardMessages.onMyWayTo,
  answered: boardMessages.guestsNotified,
  hold: { id: 'tables.act.hold', defaultMessage: 'Hold for a guest' },
  holdTitle: { id: 'tables.act.holdTitle', defaultMessage: 'Hold table {name}' },
  guest: fieldMessages.guest,
  minutes: { id: 'tables.act.minutes', defaultMessage: 'Minutes' },
  holdIt: { id: 'tables.act.holdIt', defaultMessage: 'Hold table' },
  release: { id: 'tables.act.release', defaultMessage: 'Release' },
  edit: actionMessages.edit,
  deactivate: { id: 'tables.act.deactivate', defaultMessage: 'Take out of service' },
  activate: { id: 'tables.act.activate', defaultMessage: 'Put back in service' },
  seated: { id: 'tables.act.seated', defaultMessage: 'Guests seated at {name}' },
  freed: { id: 'tables.act.freed', defaultMessage: '{name} is free' },
  done: { id: 'tables.act.done', defaultMessage: '{name} is {state}' },
  link: { id: 'tables.act.link', defaultMessage: 'Link tables' },
  linkTitle: { id: 'tables.act.linkTitle', defaultMessage: 'Link tables with {name}' },
  linkText: {
    id: 'tables.act.linkText',
    defaultMessage: 'Linked tables are seated and freed together. Each keeps its own orders.',
  },
  linkIt: {
    id: 'tables.act.linkIt',
    defaultMessage: '{count, plural, =0 {Link} one {Link # table} other {Link # tables}}',
  },
  noOthers: {
    id: 'tables.act.noOthers',
    defaultMessage: 'There are no other tables to link right now.',
  },
  unlink: { id: 'tables.act.unlink', defaultMessage: 'Unlink' },
});
