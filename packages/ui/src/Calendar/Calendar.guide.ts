import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To choose a day (Calendar), a first and a last day (RangeCalendar) or several days (MultiCalendar) on a page that has room. In a form use DatePicker or DateRangePicker. It counts in the Gregorian calendar in every language.',
  anatomy: [
    'group',
    'heading: arrow back, menu of months, menu of years, arrow on',
    'month: names of the weekdays, weeks with their number (optional), days',
  ],
  keyboard: {
    Tab: 'goes to the arrows, the menus and the day with the focus',
    'ArrowLeft, ArrowRight': 'the day before or after, as they are written',
    'ArrowUp, ArrowDown': 'the same day of the week before or after',
    'Home, End': 'the first and the last day of the week',
    'PageUp, PageDown': 'the month before or after; with Shift the year',
    'Enter, Space': 'chooses the day; of a range first one end, then the other',
    Escape: 'gives up a range that has one end',
  },
  dos: [
    'Give minValue and maxValue: the arrows and menus end there.',
    'Mark days that are taken by isDateUnavailable: they can be read, and say so.',
  ],
  donts: ['Do not ask for a birthday with it: use DateField, where a year is written.'],
  never: {
    Pending: 'Its owner waits, not the calendar.',
    LongWords: 'Its words are the names of days and months of the language.',
  },
};
