import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to let people customise a table: column widths, order, pinning and visibility. Use it with useColumnState if a table has more columns than most people need.',
  anatomy: [
    'columns button',
    'column list with checkboxes, reset button',
    'in each header: menu button, resize handle',
  ],
  keyboard: {
    Enter: 'Opens the list or the menu. On a handle, resets the column width.',
    'Arrow to the side': 'On a handle, widens or narrows the column.',
    Home: 'On a handle, sets the column to its minimum width.',
    Space: 'Shows or hides the column.',
    Escape: 'Closes the list or menu. While dragging a header, cancels the move.',
  },
  dos: [
    'Save what onChange reports per user, and pass it as defaultValue.',
    'Set isFixed on the column that identifies the row.',
  ],
  donts: ['Don’t offer it on a table with only four columns.'],
  never: {
    ReadOnly: 'It has no value to show as read-only.',
    Invalid: 'Any column layout is valid.',
    Pending: 'Changes apply immediately.',
    Empty: 'A table always has at least one column.',
  },
};
