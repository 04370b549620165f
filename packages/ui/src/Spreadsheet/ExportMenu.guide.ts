import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use above a table whose rows people export. Import it from @servery/ui/spreadsheet. The file writers are loaded on demand.',
  anatomy: ['button', 'format menu: CSV, Excel, copy, print'],
  keyboard: {
    'Enter, Space, Arrow down': 'Opens the menu.',
    Enter: 'In the menu: activates the item.',
    Escape: 'Closes the menu.',
  },
  dos: [
    'Pass a function for rows if more match than are loaded, so all are exported.',
    'Pass numbers as numbers and dates as dates, so people can calculate with them.',
    'Report what was saved in onDone, and errors in onFail.',
  ],
  donts: ['Don’t write CSV by hand. Values that look like formulas must be escaped.'],
  never: neverTyped,
};
