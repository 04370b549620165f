import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'On a live screen, to say whether what is shown is still true. For the state of one thing use Badge.',
  anatomy: ['lamp', 'word'],
  keyboard: {},
  dos: [
    'Say since when: “Offline since 18:40”.',
    'Put it where the eye already is: beside the title of the board.',
  ],
  donts: [
    'Do not show it where nothing is live.',
    'Do not leave out the word: the colour alone is not seen by everybody.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Reconnecting is its waiting, and has a story.',
    Empty: 'It always has a word.',
    Many: 'A page has one connection.',
  },
};
