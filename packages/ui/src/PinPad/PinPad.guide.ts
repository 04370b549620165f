import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'On a shared screen, to say with four to six figures who acts. For a password of letters use PasswordField.',
  anatomy: ['dots', 'twelve keys', 'confirm (where the length may differ)', 'message'],
  keyboard: {
    '0–9': 'write a figure',
    Backspace: 'takes the last one back',
    Escape: 'takes all back',
    Enter: 'ends it, where the length may differ',
  },
  dos: [
    'Name in the label whose PIN is asked for.',
    'Return a promise from onComplete: the pad waits for it and empties itself.',
  ],
  donts: ['Do not show the figures.', 'Do not lock somebody out without saying for how long.'],
  never: {
    ReadOnly: 'A secret is never shown to be read.',
    Empty: 'It begins empty: Default shows it.',
    Many: 'It holds one secret.',
  },
};
