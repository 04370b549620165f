import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For how something went, in half a glance. To read figures off an axis use Chart.',
  anatomy: ['figure', 'drawing with its label', 'table for screen readers'],
  keyboard: {},
  dos: [
    'Put the whole story into the label, as a sentence.',
    'Stand it beside the figure it is about.',
  ],
  donts: [
    'Do not let colour alone tell parts apart.',
    'Do not use it where people compare exact figures: give them a table.',
  ],
  never: {
    ...neverTouched,
    Pending: 'A skeleton stands in its place.',
    LongWords: 'It shows no words.',
  },
};
