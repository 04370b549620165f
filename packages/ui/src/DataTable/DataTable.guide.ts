import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for any number of records that people browse, sort, select and open. For a small table of figures, use Table. For one record, use DescriptionList.',
  anatomy: [
    'error above the rows (optional)',
    'header: groups, names with sorting, menu and handle, filters',
    'rows: checkbox, expand button, cells',
    'row details (optional)',
    'totals (optional)',
  ],
  keyboard: {
    Tab: 'Moves focus to the header buttons, then to a row.',
    'Arrow up, Arrow down': 'Moves to the row above or below. With Shift, extends the selection.',
    'Page up, Page down': 'Moves by one page of rows.',
    'Home, End': 'Moves to the first or last row. In a cell, to the first or last cell.',
    'Ctrl + Home, Ctrl + End': 'Moves to the first or last row in the same column.',
    'Arrow to the side': 'Moves from the row into its cells and back.',
    Enter: 'Opens the row. In a cell, moves to its control.',
    Escape: 'Moves from a control to its cell, and from a cell to its row.',
    Space: 'Selects the row, or expands it if rows aren’t selectable.',
    'Ctrl + A': 'Selects all loaded rows or none.',
    'Shift + press on a header': 'Adds the column to the sort order.',
    'Arrow to the side on a handle': 'Widens or narrows the column. Enter resets its width.',
  },
  dos: [
    'Set rowHref if a row has a URL. Its title becomes a link that can open in a new tab.',
    'Use the first column for the row’s name. It becomes the card title on narrow screens.',
    'Save what useColumnState reports, and restore it next time.',
    'In `empty`, say why there’s nothing and offer the next step. If filters are the reason, offer to clear them.',
  ],
  donts: [
    'Don’t put more than two buttons in a row. Use a Menu.',
    'Don’t sort a single page on the client. Sort on the server, which has all the rows.',
  ],
  never: {
    Disabled: 'Rows that can’t be opened or selected have no such control.',
    ReadOnly: 'It’s read-only unless its cells are EditableCell.',
    Invalid: 'Errors are shown in the EditableCell.',
  },
};
