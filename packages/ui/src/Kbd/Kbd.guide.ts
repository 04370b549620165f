import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show a key in help text and next to actions with a shortcut.',
  anatomy: ['key'],
  keyboard: {},
  dos: [
    'Write the key as it’s printed on the keyboard.',
    'Use one Kbd for each key of a combination.',
  ],
  donts: ['Don’t show shortcuts on devices without a keyboard.'],
  never: {
    ...neverTouched,
    Pending: 'It has no pending state.',
    Empty: 'It always has a label.',
    LongText: 'Key names are short.',
    Many: 'It’s a single key. For several, see Chord.',
  },
};
