import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For rows of the same kind that are read, followed or pressed. Where rows are chosen use SelectableList; for columns use DataTable; for pairs of name and value use DescriptionList.',
  anatomy: ['list', 'row: icon, title, description, end'],
  keyboard: {
    Tab: 'goes from row to row, where rows are links or buttons',
    Enter: 'follows the link, or presses the button',
    Space: 'presses the button',
  },
  dos: ['Let all rows of a list do the same kind of thing.', 'Set isFlush inside a Card.'],
  donts: ['Do not put buttons into rows that are links themselves.'],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'Rows that have not come yet are a Skeleton.',
    Empty: 'Without rows it is not shown: say so with EmptyState in its place.',
  },
};
