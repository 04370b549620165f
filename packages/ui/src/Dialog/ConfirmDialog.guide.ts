import type { Guide } from '../guide/guide.ts';

const within = 'What stands in it has this state.';

export const guide: Guide = {
  when: 'Before an act with consequences that cannot be undone. What can be undone is done at once, with an undo in a toast.',
  anatomy: ['scrim', 'surface', 'question', 'consequence with its numbers', 'way back, act'],
  keyboard: {
    'Enter, Space': 'presses the focused button; first that is the way back',
    Escape: 'goes back',
    Tab: 'goes round inside of it',
  },
  dos: [
    'Say the consequence in numbers: “Three lines worth RM 48.50”.',
    'Name the act: “Void order”, never “OK”.',
  ],
  donts: ['Do not ask before what can be undone.'],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'A dialog that cannot be used is not opened.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'Something is always in it.',
    Many: 'It asks one thing.',
  },
};
