import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To show a key to press, in help and beside acts that have a shortcut.',
  anatomy: ['key'],
  keyboard: {},
  dos: ['Write the key as it is printed on the keyboard.', 'Use one Kbd per key of a chord.'],
  donts: ['Do not show shortcuts where no keyboard is: a phone.'],
  never: {
    ...neverTouched,
    Pending: 'A key waits for nobody.',
    Empty: 'A key always has a name.',
    LongWords: 'The names of keys are short.',
    Many: 'It is one key; Chord shows several.',
  },
};
