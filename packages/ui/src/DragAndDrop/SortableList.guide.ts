import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  entry: '@servery/ui/dnd',
  when: 'Use for a list people put in order, such as menu items or table columns. For cards in columns, use SortableBoard. To sort by a value, use DataTable. For rows with fields, use Repeater.',
  anatomy: [
    'list',
    'row: handle, content',
    'up and down buttons on a lifted row',
    'drop indicator',
    'announcement',
  ],
  keyboard: {
    Tab: 'Moves focus between handles and through the buttons of a lifted row. Moving away drops the row.',
    'Space, Enter': 'Lifts or drops the row.',
    'ArrowUp, ArrowDown, Home, End': 'Move the lifted row. Without one, move between handles.',
    Escape: 'Cancels the move.',
  },
  dos: [
    'Save the move in onMove, and revert it if saving fails.',
    'Give rows short names. They’re announced at every step.',
  ],
  donts: [
    'Don’t rely on dragging in long lists. For a hundred rows or more, also let people type a position.',
  ],
  never: {
    ReadOnly: 'Rows that can’t be moved are disabled.',
    Invalid: 'Any order is valid.',
    Pending: 'The parent shows the move immediately and reverts it on failure.',
  },
};
