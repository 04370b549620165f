import type { Guide } from '../guide/guide.ts';

const read = 'It’s display only.';

export const guide: Guide = {
  when: 'Use for figures to read and compare, such as a report, a bill or a list of permissions. To sort, select, open or paginate rows, use DataTable.',
  anatomy: ['caption', 'header', 'rows', 'totals (optional)'],
  keyboard: {
    Tab: 'Moves focus to it if it overflows.',
    'Arrow to the side': 'Scrolls it.',
  },
  dos: [
    'Describe the figures, unit and period in the caption.',
    'Set isRowHeader on the column that identifies the row.',
    'Align figures to the end, with the same number of decimals.',
  ],
  donts: [
    'Don’t use row colour alone. Say it in a cell too.',
    'Don’t use both stripes and borders.',
  ],
  never: {
    Pressed: read,
    Disabled: read,
    ReadOnly: read,
    Invalid: 'It has no value.',
    Pending: 'Use DataTable or Skeleton while loading.',
  },
};
