import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Above a table whose rows people take elsewhere. It comes from @servery/ui/spreadsheet; what writes the files is loaded when it is chosen.',
  anatomy: ['button', 'menu of ways: CSV, Excel, copy, print'],
  keyboard: {
    'Enter, Space, Arrow down': 'opens the menu',
    Enter: 'in the menu, does it',
    Escape: 'closes the menu',
  },
  dos: [
    'Give a function for rows when more match than are loaded, so that all of them come.',
    'Give numbers as numbers and dates as dates: people reckon with them.',
    'Say with onDone what was saved and with onFail what went wrong.',
  ],
  donts: ['Do not write CSV by hand: what looks like a formula must be made text.'],
  never: neverTyped,
};
