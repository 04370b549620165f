import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Between what does not belong together, when space alone does not say it.',
  anatomy: ['hairline'],
  keyboard: {},
  dos: ['Try more space first.', 'Use the vertical one inside an Inline.'],
  donts: ['Do not put one after every row: a list has its own lines.'],
  never: {
    ...neverTouched,
    Pending: 'It stands for nothing that could wait.',
    Empty: 'It holds nothing.',
    LongWords: 'It has no words.',
    Many: 'It is one line.',
  },
};
