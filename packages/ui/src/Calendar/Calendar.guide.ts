import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose a date (Calendar), a date range (RangeCalendar) or several dates (MultiCalendar) on a page with enough space. In a form, use DatePicker or DateRangePicker. It uses the Gregorian calendar in all languages.',
  anatomy: [
    'group',
    'heading: previous button, month menu, year menu, next button',
    'month: weekday names, weeks with their number (optional), days',
  ],
  keyboard: {
    Tab: 'Moves focus to the arrow buttons, the menus and the focused day.',
    'ArrowLeft, ArrowRight': 'Previous or next day, in reading direction.',
    'ArrowUp, ArrowDown': 'Same weekday in the previous or next week.',
    'Home, End': 'First and last day of the week.',
    'PageUp, PageDown': 'Previous or next month. With Shift, previous or next year.',
    'Enter, Space': 'Selects the day. In a range, selects the start, then the end.',
    Escape: 'Cancels an incomplete range.',
  },
  dos: [
    'Set minValue and maxValue to limit the arrows and menus.',
    'Mark unavailable days with isDateUnavailable. They’re still read out as unavailable.',
  ],
  donts: ['Don’t use it for birthdays. Use DateField, where people can type the year.'],
  never: {
    Pending: 'The parent shows the pending state.',
    LongText: 'Its text is limited to day and month names.',
  },
};
