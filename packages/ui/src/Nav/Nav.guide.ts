import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a handful of places beside each other: parts of the settings, views of a list. For parts of one page without an address use Tabs; for the menu of the whole application use SideNav; for the way up use Breadcrumbs.',
  anatomy: ['navigation', 'list', 'link: icon, label, end'],
  keyboard: { Tab: 'goes from link to link', Enter: 'follows the link' },
  dos: ['Mark the current place, from the address.', 'Use one or two words for each place.'],
  donts: [
    'Do not put acts among the places.',
    'Do not leave out places when they have no room: the row scrolls.',
  ],
  never: {
    Disabled: 'A place that may not be seen is left out.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'Its places are known at once.',
    Empty: 'Without places it is not shown.',
  },
};
