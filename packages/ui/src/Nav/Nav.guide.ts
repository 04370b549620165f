import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a few pages on the same level, such as sections of the settings or views of a list. For sections of one page without a URL, use Tabs. For the app’s main menu, use SideNav. For going up the hierarchy, use Breadcrumbs.',
  anatomy: ['navigation', 'list', 'link: icon, label, end'],
  keyboard: { Tab: 'Moves focus between links.', Enter: 'Follows the link.' },
  dos: ['Mark the current page, based on the URL.', 'Use one or two words for each item.'],
  donts: ['Don’t mix actions with links.', 'Don’t drop items that don’t fit. The row scrolls.'],
  never: {
    Disabled: 'Leave out pages the user can’t access.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Its items are known immediately.',
    Empty: 'It isn’t shown without items.',
  },
};
