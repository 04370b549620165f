import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For records that people look through, sort, choose and open, of any number. For a handful of figures to read use Table; for one record use DescriptionList.',
  anatomy: [
    'problem above the rows (optional)',
    'header: groups, names with order, menu and handle, filters',
    'rows: box, button of the detail, cells',
    'detail of a row (optional)',
    'totals (optional)',
  ],
  keyboard: {
    Tab: 'goes to the header’s buttons, then to one row',
    'Arrow up, Arrow down': 'goes to the row above or below; with Shift it selects on the way',
    'Page up, Page down': 'goes as many rows as are in view',
    'Home, End': 'goes to the first or last row; in a cell, to the first or last cell',
    'Ctrl + Home, Ctrl + End': 'goes to the first or last row, in the same column',
    'Arrow to the side': 'goes from the row into its cells and back',
    Enter: 'opens the row; in a cell, goes to the control in it',
    Escape: 'goes from a control back to its cell, and from a cell to its row',
    Space: 'selects the row, or opens its detail where rows cannot be selected',
    'Ctrl + A': 'selects all loaded rows, or none',
    'Shift + press on a header': 'sorts by that column as well',
    'Arrow to the side on a handle':
      'makes the column wider or narrower; Enter gives its width back',
  },
  dos: [
    'Give rowHref where a row has an address: its title is then a link that opens in a new tab too.',
    'Let the first column name the row: it becomes the title of a card where it is narrow.',
    'Keep what useColumnState tells, and give it back the next time.',
    'Say in `empty` why there is nothing and offer the next step; offer to clear the filters where they are the reason.',
  ],
  donts: [
    'Do not put more than two buttons into a row: use a Menu.',
    'Do not sort one page of many here: ask the server, which knows the others.',
  ],
  never: {
    Disabled: 'Rows that cannot be opened or chosen are given no way to.',
    ReadOnly: 'It is read only unless its cells are EditableCell.',
    Invalid: 'What is wrong with a value stands in its EditableCell.',
  },
};
