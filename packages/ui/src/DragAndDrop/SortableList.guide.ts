import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  door: '@servery/ui/dnd',
  when: 'For a list whose order people decide: dishes of a menu, columns of a table. For cards in columns use SortableBoard; to order rows by a value, sort a DataTable; for rows that are written in use Repeater.',
  anatomy: [
    'list',
    'row: handle, content',
    'up and down, on a lifted row',
    'line where a row would be dropped',
    'announcement',
  ],
  keyboard: {
    Tab: 'from handle to handle, and through the buttons of a lifted row; leaving it drops it',
    'Space, Enter': 'lifts the row, and drops it where it is',
    'ArrowUp, ArrowDown, Home, End':
      'carry the lifted row; without one they go from handle to handle',
    Escape: 'puts the lifted row back',
  },
  dos: [
    'Save the move when onMove tells of it, and put the row back when that fails.',
    'Name a row in a few words: they are read out at every step.',
  ],
  donts: [
    'Do not let people drag for minutes: for a hundred rows and more offer a place to write too.',
  ],
  never: {
    ReadOnly: 'Rows that may not be moved are disabled.',
    Invalid: 'Every order is right.',
    Pending: 'The caller shows a move at once and takes it back if it fails.',
  },
};
