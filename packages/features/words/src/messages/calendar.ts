import { defineMessages } from './define.ts';

/** What calendars and fields of days say. */
export const calendarMessages = defineMessages({
  open: { id: 'words.calendar.open', defaultMessage: 'Open the calendar' },
  previousMonth: { id: 'words.calendar.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'words.calendar.nextMonth', defaultMessage: 'Next month' },
  monthMenu: { id: 'words.calendar.monthMenu', defaultMessage: 'Month' },
  yearMenu: { id: 'words.calendar.yearMenu', defaultMessage: 'Year' },
  today: { id: 'words.calendar.today', defaultMessage: 'today' },
  selected: { id: 'words.calendar.selected', defaultMessage: 'selected' },
  unavailable: { id: 'words.calendar.unavailable', defaultMessage: 'not available' },
  day: { id: 'words.calendar.day', defaultMessage: 'day' },
  dayHint: { id: 'words.calendar.dayHint', defaultMessage: 'dd' },
  month: { id: 'words.calendar.month', defaultMessage: 'month' },
  monthHint: { id: 'words.calendar.monthHint', defaultMessage: 'mm' },
  year: { id: 'words.calendar.year', defaultMessage: 'year' },
  yearHint: { id: 'words.calendar.yearHint', defaultMessage: 'yyyy' },
});
