import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for an app’s main menu, up to three levels deep. On phones, put it in a Drawer. For a few pages on the same level, use Nav. For a tree of files or categories, use TreeNav.',
  anatomy: [
    'navigation',
    'section with its title',
    'place: icon, label, badge',
    'group: button and its items',
    'icon rail, if collapsed',
  ],
  keyboard: {
    Tab: 'Moves focus between items, skipping closed groups.',
    Enter: 'Opens the page. On a group: expands or collapses it.',
    Space: 'On a group: expands or collapses it.',
    'Arrow down, Arrow up': 'On the rail: opens the group’s menu and moves in it.',
  },
  dos: [
    'Give every top-level item an icon. The rail shows nothing else.',
    'Pass currentHref from the URL. Its groups expand automatically.',
  ],
  donts: [
    'Don’t disable pages people can’t access. Leave them out. A disabled item means “coming soon”.',
    'Don’t go deeper than three levels.',
    'Don’t make a group a page as well.',
  ],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Its items are known when the app starts.',
    Empty: 'An app always has pages.',
  },
};
