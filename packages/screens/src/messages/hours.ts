import { defineMessages } from './define.ts';

/** Messages of the hours of weekdays. */
export const hoursMessages = defineMessages({
  of: { id: 'screens.hours.of', defaultMessage: 'Hours on {day}' },
  add: { id: 'screens.hours.add', defaultMessage: 'Add hours on {day}' },
  remove: { id: 'screens.hours.remove', defaultMessage: 'Remove hours on {day}' },
});
