import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a day and a time where days may be unavailable, the hours follow the reader’s language and the field looks alike in every browser. Where the system’s own picker is good enough use DateTimeField: it is smaller, and on a phone it is what people know.',
  anatomy: [
    'label',
    'field',
    'day, month and year',
    'hour and minute',
    'button',
    'popover with a Calendar',
    'help and error',
  ],
  keyboard: {
    figures: 'fill a segment and go on to the next',
    'ArrowUp, ArrowDown': 'one more, one less; minutes by minuteStep',
    'ArrowLeft, ArrowRight': 'go through the segments',
    'Enter, Space': 'on the button open the calendar',
    Escape: 'closes the calendar',
  },
  dos: ['Say in the description whose clock is meant where the reader may be elsewhere.'],
  donts: ['Do not use it for “now”: a button does that.'],
  never: neverWaiting,
};
