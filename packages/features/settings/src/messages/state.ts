import { defineMessages } from '@servery/screens/define';
import { boardMessages } from '@servery/screens/messages';

/** Messages of the opening status. */
export const stateMessages = defineMessages({
  open: { id: 'settings.state.open', defaultMessage: 'Open' },
  closed: { id: 'settings.state.closed', defaultMessage: 'Closed' },
  paused: { id: 'settings.state.paused', defaultMessage: 'Paused' },
  openUntil: { id: 'settings.state.openUntil', defaultMessage: 'Taking orders until {time}' },
  openAlways: {
    id: 'settings.state.openAlways',
    defaultMessage: 'Taking orders all day, every day',
  },
  closedUntil: { id: 'settings.state.closedUntil', defaultMessage: 'No orders until {time}' },
  closedNow: {
    id: 'settings.state.closedNow',
    defaultMessage: 'No orders until someone opens the store',
  },
  closedLong: {
    id: 'settings.state.closedLong',
    defaultMessage: 'No opening hours in the next 2 weeks',
  },
  holiday: { id: 'settings.state.holiday', defaultMessage: 'Holiday' },
  help: {
    id: 'settings.state.help',
    defaultMessage:
      'While the store is closed or paused, nobody can place orders. Orders that were already placed aren’t affected.',
  },
  openStore: { id: 'settings.state.openStore', defaultMessage: 'Open store' },
  closeStore: { id: 'settings.state.closeStore', defaultMessage: 'Close store' },
  closeTitle: { id: 'settings.state.closeTitle', defaultMessage: 'Close the store?' },
  closeText: {
    id: 'settings.state.closeText',
    defaultMessage: 'Nobody can place orders until someone opens the store again.',
  },
  pause: { id: 'settings.state.pause', defaultMessage: 'Pause orders' },
  extend: { id: 'settings.state.extend', defaultMessage: 'Stay open' },
  resume: { id: 'settings.state.resume', defaultMessage: 'Resume orders' },
  follow: { id: 'settings.state.follow', defaultMessage: 'Follow opening hours' },
  until: { id: 'settings.state.until', defaultMessage: 'Until' },
  minutes: boardMessages.minutes,
  custom: { id: 'settings.state.custom', defaultMessage: 'Another time' },
  time: { id: 'settings.state.time', defaultMessage: 'Date and time' },
  pausedUntil: { id: 'settings.state.pausedUntil', defaultMessage: 'Orders paused until {time}' },
  extendedUntil: { id: 'settings.state.extendedUntil', defaultMessage: 'Store open until {time}' },
  opened: { id: 'settings.state.opened', defaultMessage: 'Store opened' },
  closedDone: { id: 'settings.state.closedDone', defaultMessage: 'Store closed' },
  resumed: { id: 'settings.state.resumed', defaultMessage: 'Opening hours apply again' },
  late: { id: 'settings.state.late', defaultMessage: 'Choose a time within 31 days.' },
  right: {
    id: 'settings.state.right',
    defaultMessage: 'To change this, you need permission to accept orders.',
  },
});
