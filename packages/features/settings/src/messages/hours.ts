import { defineMessages } from '@servery/screens/define';
import { fieldErrorMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the opening hours and holidays. */
export const hoursMessages = defineMessages({
  week: { id: 'settings.hours.week', defaultMessage: 'Weekly hours' },
  help: {
    id: 'settings.hours.help',
    defaultMessage:
      'If the end is before the start, the hours continue into the next day. If you set no hours, the store is always open.',
  },
  closed: { id: 'settings.hours.closed', defaultMessage: 'Closed' },
  always: { id: 'settings.hours.always', defaultMessage: 'Open all day' },
  holidays: { id: 'settings.hours.holidays', defaultMessage: 'Holidays and special hours' },
  holidaysHelp: {
    id: 'settings.hours.holidaysHelp',
    defaultMessage: 'On these dates, the store is closed or has its own hours.',
  },
  addHoliday: { id: 'settings.hours.addHoliday', defaultMessage: 'Add date' },
  noHolidays: { id: 'settings.hours.noHolidays', defaultMessage: 'No special dates' },
  holidayRow: { id: 'settings.hours.holidayRow', defaultMessage: 'Special date {place}' },
  date: fieldMessages.date,
  name: { id: 'settings.hours.name', defaultMessage: 'Occasion' },
  hoursOf: { id: 'settings.hours.hoursOf', defaultMessage: 'Hours on special date {place}' },
  addHours: { id: 'settings.hours.addHours', defaultMessage: 'Add hours on special date {place}' },
  removeHours: {
    id: 'settings.hours.removeHours',
    defaultMessage: 'Remove hours on special date {place}',
  },
  dateTaken: {
    id: 'settings.hours.dateTaken',
    defaultMessage: 'This date is already on the list.',
  },
  overlap: fieldErrorMessages.overlap,
});
