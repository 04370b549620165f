import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a first and a last day: a report, a stay. With presets for the ranges that people mean most. One day: DatePicker.',
  anatomy: [
    'label',
    'field',
    'first day',
    'last day',
    'button',
    'popover: presets (optional), RangeCalendar',
    'help and error',
  ],
  keyboard: {
    figures: 'fill a segment and go on to the next',
    'ArrowUp, ArrowDown': 'one more, one less',
    'Enter, Space': 'on the button open the calendar; on a day take one end, then the other',
    Escape: 'gives up a range that has one end, else closes the calendar',
  },
  dos: ['Order presets from near to far: today, this week, this month.'],
  donts: ['Do not give more than seven presets: write the days instead.'],
  never: neverWaiting,
};
