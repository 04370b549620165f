import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To let people make a table theirs: widths, order, pins and which columns show. Use it with useColumnState where a table has more columns than most people need.',
  anatomy: [
    'button that opens the list of columns',
    'list of columns with boxes, button that puts all back',
    'in each header: button of the menu, handle',
  ],
  keyboard: {
    Enter: 'opens the list or the menu; on a handle, gives the column its own width back',
    'Arrow to the side': 'on a handle, makes the column wider or narrower',
    Home: 'on a handle, makes the column as narrow as it can be',
    Space: 'shows or hides the column of a box',
    Escape: 'closes the list or the menu; while a header is dragged, leaves it where it was',
  },
  dos: [
    'Keep what onChange tells, by reader, and give it back as defaultValue.',
    'Leave the column that names the row where it is: isFixed.',
  ],
  donts: ['Do not offer it on a table of four columns.'],
  never: {
    ReadOnly: 'It holds no value that could only be read.',
    Invalid: 'Every arrangement of columns is right.',
    Pending: 'What is changed is changed at once.',
    Empty: 'A table always has a column, and the last one stays.',
  },
};
