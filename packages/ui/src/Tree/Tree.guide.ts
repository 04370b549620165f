import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For things inside of things: categories of a menu, regions and their outlets. For places to go to use TreeNav or SideNav; for a flat list use ListGroup or SelectableList.',
  anatomy: [
    'tree',
    'row: chevron, checkbox, icon, label, end',
    'row that waits for what is loaded',
  ],
  keyboard: {
    Tab: 'goes to the tree, and past it',
    'Arrow down, Arrow up': 'go from row to row',
    'Arrow right': 'opens the branch, or goes into it; from right to left it is Arrow left',
    'Arrow left': 'closes the branch, or goes out of it; from right to left it is Arrow right',
    'Home, End': 'go to the first and to the last row',
    Space: 'chooses the row, or takes the choice back',
    'Ctrl A': 'chooses everything, where several can be chosen',
    Letters: 'go to the row that begins with them',
  },
  dos: [
    'Open at the start what is needed to find one’s way.',
    'Load deep branches when they are opened: set hasMore and answer onLoad.',
  ],
  donts: ['Do not use a tree for two levels of a few things: a list with headings will do.'],
  never: {
    ReadOnly: 'With selectionMode none it only shows.',
    Invalid: 'The field or the page around it says what is wrong.',
  },
};
