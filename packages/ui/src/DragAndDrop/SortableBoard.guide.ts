import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  entry: '@servery/ui/dnd',
  when: 'Use for cards whose column shows their progress, or whose order people set. To sort by a value, use DataTable.',
  anatomy: ['board', 'column with a title and count', 'card', 'position menu', 'announcement'],
  keyboard: {
    Tab: 'Moves focus between card menus.',
    'Enter, Space, ArrowDown': 'Opens a card’s position menu.',
    'ArrowDown, ArrowUp, Enter': 'Select a position. Focus stays on the card.',
  },
  dos: ['Save the move in onMove, and revert it if saving fails.'],
  donts: ['Don’t let new cards move what someone is about to touch.'],
  never: {
    ReadOnly: 'Cards that can’t be moved are disabled.',
    Invalid: 'Invalid positions aren’t offered.',
    Pending: 'The parent shows the move immediately and reverts it on failure.',
  },
};
