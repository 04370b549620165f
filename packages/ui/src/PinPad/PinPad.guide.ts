import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use on a shared screen to identify a person by a 4- to 6-digit PIN. For a password, use PasswordField.',
  anatomy: ['dots', 'twelve keys', 'confirm key (if the length varies)', 'message'],
  keyboard: {
    '0–9': 'Enter a digit.',
    Backspace: 'Deletes the last digit.',
    Escape: 'Clears all digits.',
    Enter: 'Confirms, if the length varies.',
  },
  dos: [
    'Say in the label whose PIN is needed.',
    'Return a promise from onComplete. The pad waits for it, then clears.',
  ],
  donts: ['Don’t show the digits.', 'Don’t lock people out without saying for how long.'],
  never: {
    ReadOnly: 'A PIN is never shown.',
    Empty: 'It starts empty. See Default.',
    Many: 'It has one value.',
  },
};
