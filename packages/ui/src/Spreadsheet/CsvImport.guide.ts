import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to import many records from a spreadsheet. Import it from @servery/ui/spreadsheet. Put it in a Dialog or on its own page.',
  anatomy: [
    'choose file button',
    'a column list for each field',
    'question about numbers (if they can be read in two ways)',
    'preview',
    'errors by line',
    'import button',
  ],
  keyboard: {
    'Enter, Space': 'Chooses a file, opens a column list or imports the rows.',
    Tab: 'Moves focus through the fields, then to the error list, which scrolls with the arrow keys.',
  },
  dos: [
    'Add alternative field names in `names`, so known files need no mapping.',
    'Give fields of numbers a `number` format, so `12,90` and `RM 1,250.00` are read as meant.',
    'Throw an error from `read` that says what the value should look like.',
    'Validate again on the server. Files can contain anything.',
  ],
  donts: ['Don’t reject a whole file for one bad line. Import the valid ones.'],
  never: {
    Hovered: 'Its controls are Button and Select. See their stories.',
    Focused: 'Its controls are Button and Select. See their stories.',
    Pressed: 'Its controls are Button and Select. See their stories.',
    Disabled: 'Don’t show it to people who can’t import.',
    ReadOnly: 'It has no value.',
  },
};
