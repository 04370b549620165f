import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To ask for a secret of letters. For four to six figures on a shared screen use PinPad.',
  anatomy: ['label', 'input', 'button that shows the secret', 'error', 'description'],
  keyboard: {
    Tab: 'goes to the input, then to the button that shows',
    'Enter, Space': 'on the button: shows or hides the secret',
  },
  dos: [
    'Say with autoComplete whether it is a new or a known password: the password manager helps.',
    'Allow pasting.',
  ],
  donts: [
    'Do not ask for it twice: let it be shown.',
    'Do not tell which of name and password was wrong.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
