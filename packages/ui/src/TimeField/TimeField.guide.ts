import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use TimeField for a time of day, and TimeRangeField for opening hours or a shift. With a date, use DateTimePicker. For a few time slots, use Select.',
  anatomy: [
    'label',
    'field',
    'hour, minute and AM/PM if the locale uses it',
    'help text and error',
  ],
  keyboard: {
    figures: 'Fills the segment and moves to the next.',
    'a, p': 'Sets AM or PM, by the first letter of the localised word.',
    'ArrowUp, ArrowDown': 'Increases or decreases the value. Minutes change by minuteStep.',
    'ArrowLeft, ArrowRight': 'Move between segments.',
    'Backspace, Delete': 'Clears the segment.',
  },
  dos: ['Set minuteStep to 5 or 15 if exact minutes don’t matter.'],
  donts: ['Don’t use it for durations. Use NumberField.'],
  never: {
    ...neverWaiting,
    Pressed: 'A press focuses a segment and has no look of its own.',
  },
};
