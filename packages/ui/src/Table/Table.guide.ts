import type { Guide } from '../guide/guide.ts';

const read = 'It is read; nothing in it can be pressed.';

export const guide: Guide = {
  when: 'For figures and facts to be read and compared: a report, a bill, a list of rights. To sort, choose, open or page rows use DataTable.',
  anatomy: ['caption', 'header', 'rows', 'totals (optional)'],
  keyboard: {
    Tab: 'goes to it where it is wider than its place',
    'Arrow to the side': 'scrolls it then',
  },
  dos: [
    'Say in the caption what the figures are, their unit and their time.',
    'Mark the column that names the row with isRowHeader.',
    'Put figures at the end, with the same number of digits behind the point.',
  ],
  donts: [
    'Do not tell anything by the colour of a row alone: say it in a cell too.',
    'Do not stripe and rule the same table.',
  ],
  never: {
    Pressed: read,
    Disabled: read,
    ReadOnly: read,
    Invalid: 'It holds no value.',
    Pending: 'What is waited for stands in a DataTable or behind a Skeleton.',
  },
};
