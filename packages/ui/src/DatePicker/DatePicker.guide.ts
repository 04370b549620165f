import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to pick a date by typing or from a calendar. For a known date, use DateField. For a range, use DateRangePicker. For several dates, use MultiDatePicker. For a date and time, use DateTimePicker, or DateTimeField if the system picker is good enough and bundle size matters.',
  anatomy: [
    'label',
    'field',
    'day, month and year, or the formatted date',
    'button',
    'popover with a Calendar',
    'help text and error',
  ],
  keyboard: {
    figures: 'Fills the segment and moves to the next.',
    'ArrowUp, ArrowDown': 'Increases or decreases the value.',
    'ArrowLeft, ArrowRight': 'Move between segments.',
    'Enter, Space': 'On the button: opens the calendar. See Calendar for its keys.',
    Escape: 'Closes the calendar and returns focus to the button.',
  },
  dos: [
    'Set minValue and maxValue, and state them in the description.',
    'Use format to show the weekday if it matters, such as for a delivery or a shift.',
  ],
  donts: ['Don’t use it for birthdays. Nobody wants to page back forty years.'],
  never: neverWaiting,
};
