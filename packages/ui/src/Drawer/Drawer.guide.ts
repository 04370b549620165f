import type { Guide } from '../guide/guide.ts';

const within = 'Its content has this state.';

export const guide: Guide = {
  when: 'Use for details or a form beside the page they belong to. On phones, a bottom sheet is within thumb reach. If you need an answer, use Dialog.',
  anatomy: [
    'backdrop (unless docked)',
    'drag handle (bottom sheet)',
    'heading, description and close button',
    'scrollable body',
    'actions',
  ],
  keyboard: {
    Escape: 'Closes it, unless a guard prevents it.',
    Tab: 'Cycles focus inside it. If docked, continues to the page.',
    'ArrowUp, ArrowDown': 'On the handle: increase or decrease the sheet’s height.',
    'Enter, Space': 'On the handle: switches to the next height.',
  },
  dos: [
    'Use the end side for details, the start side for navigation and the bottom on phones.',
    'Set gripLabel along with snapPoints, so the height can be changed by keyboard.',
  ],
  donts: ['Don’t use a sheet with snap points on desktop. Use the end side.'],
  never: {
    Pressed: 'The handle follows the finger instead.',
    Disabled: 'Don’t open a dialog that can’t be used.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'It always has content.',
  },
};
