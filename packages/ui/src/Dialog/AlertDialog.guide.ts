import type { Guide } from '../guide/guide.ts';

const within = 'What stands in it has this state.';

export const guide: Guide = {
  when: 'To say what cannot wait and asks nothing. What can wait is a toast or a Banner; what is to be decided is a ConfirmDialog.',
  anatomy: ['scrim', 'surface', 'heading', 'words', 'one button'],
  keyboard: { 'Enter, Space': 'takes note of it', Escape: 'takes note of it' },
  dos: ['Say what happened and what it means.'],
  donts: ['Do not interrupt for good news.'],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'A dialog that cannot be used is not opened.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'Something is always in it.',
    Pending: 'It waits for nothing.',
    Many: 'It says one thing.',
  },
};
