import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a known date that people type, such as a birthday or a date on a document. To pick a date from a calendar, use DatePicker. For a date and time with the system picker, use DateTimeField.',
  anatomy: ['label', 'field', 'day, month and year in the locale’s order', 'help text and error'],
  keyboard: {
    figures: 'Fills the segment and moves to the next.',
    'ArrowUp, ArrowDown': 'Increases or decreases the value, wrapping around.',
    'ArrowLeft, ArrowRight': 'Move between segments in reading direction.',
    'Backspace, Delete': 'Clears the segment. Backspace in an empty segment moves back.',
  },
  dos: ['Localise the placeholders: “TT.MM.JJJJ” in German.'],
  donts: ['Don’t use it for an age or a day of the current week.'],
  never: {
    ...neverWaiting,
    Pressed: 'A press focuses a segment and has no look of its own.',
  },
};
