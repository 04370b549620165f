import type { Guide } from '../guide/guide.ts';

const buttons = 'Its buttons are IconButtons, and are shown there.';

export const guide: Guide = {
  when: 'For a card of a dashboard that people arrange for themselves: hide its content, ask for it anew, take it away. For a card that only shows something use Card.',
  anatomy: [
    'card',
    'header: title, own actions, collapse, refresh, remove',
    'content',
    'footer',
    'block overlay while it is fetched',
  ],
  keyboard: {
    Tab: 'goes from button to button',
    'Enter, Space': 'collapses, refreshes or removes the card',
  },
  dos: [
    'Name the card in the words of its buttons where several stand on a page: “Refresh sales”.',
    'Move the focus to the next card when one is removed.',
  ],
  donts: ['Do not remove what cannot be brought back: offer undo.'],
  never: {
    Hovered: buttons,
    Pressed: buttons,
    Disabled: 'What may not be done to it is not offered.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Empty: 'It says so with EmptyState inside.',
    Many: 'It is one; many stand in a Grid.',
  },
};
