import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to separate unrelated content if space alone isn’t enough.',
  anatomy: ['hairline'],
  keyboard: {},
  dos: ['Try adding space first.', 'Use the vertical divider inside Inline.'],
  donts: ['Don’t put one after every row. Lists have their own separators.'],
  never: {
    ...neverTouched,
    Pending: 'It has no pending state.',
    Empty: 'It has no content.',
    LongText: 'It has no text.',
    Many: 'It’s a single line.',
  },
};
