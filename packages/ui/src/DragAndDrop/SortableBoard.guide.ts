import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  door: '@servery/ui/dnd',
  when: 'For cards whose column says how far they are, or whose order people decide. To choose an order by a value, sort a DataTable.',
  anatomy: ['board', 'column with its title and count', 'card', 'menu of places', 'announcement'],
  keyboard: {
    Tab: 'from menu to menu',
    'Enter, Space, ArrowDown': 'opens a card’s menu of places',
    'ArrowDown, ArrowUp, Enter': 'choose a place; the focus stays with the card',
  },
  dos: ['Save the move when onMove tells of it, and put the card back when that fails.'],
  donts: ['Do not let new cards push away what a finger is about to touch.'],
  never: {
    ReadOnly: 'Cards that may not be moved are disabled.',
    Invalid: 'A place that is not allowed is not offered.',
    Pending: 'The caller shows a move at once and takes it back if it fails.',
  },
};
