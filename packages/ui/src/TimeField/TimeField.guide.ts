import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a time of the day, and TimeRangeField for opening hours or a shift. With its day use DateTimePicker; of a few slots use Select.',
  anatomy: [
    'label',
    'field',
    'hour, minute, and before or after noon where the language has it',
    'help and error',
  ],
  keyboard: {
    figures: 'fill a segment and go on to the next',
    'a, p': 'before and after noon, by the first letter of the language’s word',
    'ArrowUp, ArrowDown': 'one more, one less; minutes by minuteStep',
    'ArrowLeft, ArrowRight': 'go through the segments',
    'Backspace, Delete': 'empty the segment',
  },
  dos: ['Give minuteStep 5 or 15 where nobody means 18:03.'],
  donts: ['Do not ask for a duration with it: that is a NumberField.'],
  never: {
    ...neverWaiting,
    Pressed: 'A press puts the focus in a segment and shows nothing of its own.',
  },
};
