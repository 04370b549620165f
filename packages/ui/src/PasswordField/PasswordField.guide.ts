import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to enter a password. For a 4- to 6-digit PIN on a shared screen, use PinPad.',
  anatomy: ['label', 'input', 'show password button', 'error', 'description'],
  keyboard: {
    Tab: 'Moves focus to the input, then to the show button.',
    'Enter, Space': 'On the button: shows or hides the password.',
  },
  dos: ['Set autoComplete to a new or current password for password managers.', 'Allow pasting.'],
  donts: [
    'Don’t ask for it twice. Let people show it.',
    'Don’t reveal whether the username or the password was wrong.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
