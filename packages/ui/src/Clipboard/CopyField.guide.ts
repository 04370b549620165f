import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a link, a key or a number that is shown in order to be taken elsewhere. Beside a text in a line use CopyButton.',
  anatomy: ['label', 'value, which cannot be changed', 'copy button', 'help (optional)'],
  keyboard: {
    Tab: 'to the value, which is selected whole, then to the button',
    'Enter, Space': 'on the button: copies',
    'Ctrl+C, Cmd+C': 'copies what is selected',
  },
  dos: ['Set dir to ltr for addresses and keys.'],
  donts: ['Do not use it for what can be changed: that is a TextField.'],
  never: {
    ...neverWaiting,
    Invalid: 'Nobody types in it.',
    Empty: 'Without a value there is nothing to copy.',
    Pressed: 'Its button is pressed; that is CopyButton.',
  },
};
