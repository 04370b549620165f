import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a link, key or number that people need to copy. For text in a line, use CopyButton.',
  anatomy: ['label', 'read-only value', 'copy button', 'help (optional)'],
  keyboard: {
    Tab: 'Moves focus to the value and selects it, then to the button.',
    'Enter, Space': 'On the button: copies the value.',
    'Ctrl+C, Cmd+C': 'Copies the selection.',
  },
  dos: ['Set dir to ltr for URLs and keys.'],
  donts: ['Don’t use it for editable values. Use TextField.'],
  never: {
    ...neverWaiting,
    Invalid: 'It isn’t editable.',
    Empty: 'There’s nothing to copy without a value.',
    Pressed: 'Its button is a CopyButton.',
  },
};
