import { defineMessages } from './define.ts';

/** Messages of the live board and of other screens that show orders as they change. */
export const boardMessages = defineMessages({
  connecting: { id: 'screens.board.connecting', defaultMessage: 'Connecting' },
  dueSoon: { id: 'screens.board.dueSoon', defaultMessage: 'Due soon' },
  enableSound: { id: 'screens.board.enableSound', defaultMessage: 'Enable sound' },
  guestsNotified: {
    id: 'screens.board.guestsNotified',
    defaultMessage: 'Table {name}: guests notified',
  },
  late: { id: 'screens.board.late', defaultMessage: 'Late' },
  live: { id: 'screens.board.live', defaultMessage: 'Live' },
  minutes: { id: 'screens.board.minutes', defaultMessage: '{minutes, number} min' },
  onMyWay: { id: 'screens.board.onMyWay', defaultMessage: 'On my way' },
  onMyWayTo: { id: 'screens.board.onMyWayTo', defaultMessage: 'On my way to table {name}' },
  onTime: { id: 'screens.board.onTime', defaultMessage: 'On time' },
  shortcuts: { id: 'screens.board.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  showShortcuts: { id: 'screens.board.showShortcuts', defaultMessage: 'Show keyboard shortcuts' },
  soundOff: { id: 'screens.board.soundOff', defaultMessage: 'Sound is off' },
  soundOn: { id: 'screens.board.soundOn', defaultMessage: 'Sound is on' },
  start: { id: 'screens.board.start', defaultMessage: 'Start' },
  toggleSound: { id: 'screens.board.toggleSound', defaultMessage: 'Turn sound on or off' },
});
