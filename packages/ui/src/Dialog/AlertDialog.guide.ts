import type { Guide } from '../guide/guide.ts';

const within = 'Its content has this state.';

export const guide: Guide = {
  when: 'Use for an urgent message that needs no decision. If it isn’t urgent, use Toast or Banner. If it needs a decision, use ConfirmDialog.',
  anatomy: ['scrim', 'surface', 'heading', 'text', 'one button'],
  keyboard: { 'Enter, Space': 'Dismisses it.', Escape: 'Dismisses it.' },
  dos: ['Say what happened and what it means.'],
  donts: ['Don’t interrupt people with good news.'],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'Don’t open a dialog that can’t be used.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'It always has content.',
    Pending: 'It has no pending state.',
    Many: 'It has one message.',
  },
};
