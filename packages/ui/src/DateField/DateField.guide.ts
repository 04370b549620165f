import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a day that one knows and writes: a birthday, a date on a paper. To look for a day in its week use DatePicker; for a moment that the system’s own picker may ask for, DateTimeField.',
  anatomy: ['label', 'field', 'day, month and year in the order of the language', 'help and error'],
  keyboard: {
    figures: 'fill a segment and go on to the next',
    'ArrowUp, ArrowDown': 'one more, one less, round and round',
    'ArrowLeft, ArrowRight': 'go through the segments, as they are written',
    'Backspace, Delete': 'empty the segment; Backspace in an empty one goes back',
  },
  dos: ['Give the placeholders in the language of the reader: “TT.MM.JJJJ” in German.'],
  donts: ['Do not ask for an age, or for a day of this week, with it.'],
  never: {
    ...neverWaiting,
    Pressed: 'A press puts the focus in a segment and shows nothing of its own.',
  },
};
