import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a date range, such as a report period or a stay, with presets for common ranges. For one date, use DatePicker.',
  anatomy: [
    'label',
    'field',
    'start date',
    'end date',
    'button',
    'popover: presets (optional), RangeCalendar',
    'help text and error',
  ],
  keyboard: {
    figures: 'Fills the segment and moves to the next.',
    'ArrowUp, ArrowDown': 'Increases or decreases the value.',
    'Enter, Space': 'On the button: opens the calendar. On a day: selects the start, then the end.',
    Escape: 'Cancels an incomplete range. Otherwise, closes the calendar.',
  },
  dos: ['Order presets from shortest to longest: today, this week, this month.'],
  donts: ['Don’t offer more than seven presets. Let people type dates instead.'],
  never: neverWaiting,
};
