import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To look for a day: written in segments, or chosen from a calendar. A day that one knows: DateField. A first and a last day: DateRangePicker; several days: MultiDatePicker; a day with a time: DateTimePicker, or DateTimeField where the system’s own picker is good enough and every byte counts.',
  anatomy: [
    'label',
    'field',
    'day, month and year, or the day in words',
    'button',
    'popover with a Calendar',
    'help and error',
  ],
  keyboard: {
    figures: 'fill a segment and go on to the next',
    'ArrowUp, ArrowDown': 'one more, one less',
    'ArrowLeft, ArrowRight': 'go through the segments',
    'Enter, Space': 'on the button open the calendar, whose keys are the Calendar’s',
    Escape: 'closes the calendar and goes back to the button',
  },
  dos: [
    'Give minValue and maxValue, and say them in the description.',
    'Show the day in words by format where the weekday matters: a delivery, a shift.',
  ],
  donts: ['Do not use it for a birthday: nobody goes back forty years by arrows.'],
  never: neverWaiting,
};
