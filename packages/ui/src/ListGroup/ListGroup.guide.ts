import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for similar rows that people read, follow or press. To select rows, use SelectableList. For columns, use DataTable. For names and values, use DescriptionList.',
  anatomy: ['list', 'row: icon, title, description, end'],
  keyboard: {
    Tab: 'Moves focus between rows if they’re links or buttons.',
    Enter: 'Follows the link or activates the button.',
    Space: 'Activates the button.',
  },
  dos: ['Make all rows in a list behave the same.', 'Set isFlush inside a Card.'],
  donts: ['Don’t put buttons in rows that are links.'],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Use Skeleton for rows that are loading.',
    Empty: 'It isn’t shown without rows. Use EmptyState instead.',
  },
};
