import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a date and time if days can be unavailable, the hours must follow the user’s locale and the field must look the same in every browser. If the system picker is good enough, use DateTimeField. It’s smaller, and familiar on phones.',
  anatomy: [
    'label',
    'field',
    'day, month and year',
    'hour and minute',
    'button',
    'popover with a Calendar',
    'help text and error',
  ],
  keyboard: {
    figures: 'Fills the segment and moves to the next.',
    'ArrowUp, ArrowDown': 'Increases or decreases the value. Minutes change by minuteStep.',
    'ArrowLeft, ArrowRight': 'Move between segments.',
    'Enter, Space': 'On the button: opens the calendar.',
    Escape: 'Closes the calendar.',
  },
  dos: ['State the time zone in the description if it may differ from the user’s.'],
  donts: ['Don’t use it for “now”. Use a button.'],
  never: neverWaiting,
};
