import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to select one or more items from a list, with pictures and descriptions. In a form with little space, use Select. For two to five short options, use Segmented. For rows that are links, use ListGroup.',
  anatomy: ['list box', 'option: icon, title, description, end, check'],
  keyboard: {
    Tab: 'Moves focus to the selected or first option, then past the list.',
    'Arrow down, Arrow up': 'Move between options.',
    'Home, End': 'Move to the first or last.',
    'Space, Enter': 'Select or deselect the option.',
  },
  dos: ['Preselect the usual option if there is one.'],
  donts: ['Don’t put buttons or links in rows. An option is one target.'],
  never: {
    ReadOnly: 'If rows can’t be selected, use ListGroup.',
    Invalid: 'The surrounding field or page shows the error.',
    Pending: 'Use Skeleton for rows that are loading.',
  },
};
