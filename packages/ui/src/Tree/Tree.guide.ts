import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for nested items, such as menu categories or regions and their outlets. For navigation, use TreeNav or SideNav. For a flat list, use ListGroup or SelectableList.',
  anatomy: ['tree', 'row: chevron, checkbox, icon, label, end', 'loading row'],
  keyboard: {
    Tab: 'Moves focus to the tree and past it.',
    'Arrow down, Arrow up': 'Move between rows.',
    'Arrow right': 'Expands the branch or moves into it. Reversed in right-to-left languages.',
    'Arrow left': 'Collapses the branch or moves out of it. Reversed in right-to-left languages.',
    'Home, End': 'Move to the first or last row.',
    Space: 'Selects or deselects the row.',
    'Ctrl A': 'Selects all, if multiple selection is allowed.',
    Letters: 'Move to the matching row.',
  },
  dos: [
    'Expand what people need for orientation.',
    'Load deep branches on demand: set hasMore and implement onLoad.',
  ],
  donts: ['Don’t use a tree for two short levels. Use a list with headings.'],
  never: {
    ReadOnly: 'It’s read-only with selectionMode none.',
    Invalid: 'The surrounding field or page shows the error.',
  },
};
