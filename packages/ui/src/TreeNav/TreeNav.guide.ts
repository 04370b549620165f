import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for deeply nested pages, such as shop categories or manual chapters. For the app’s main menu, use SideNav. To select nested items, use Tree.',
  anatomy: ['navigation', 'row: chevron, icon, label, end', 'nested items, along a line'],
  keyboard: {
    Tab: 'Moves focus between links and buttons.',
    Enter: 'Opens the page or expands it.',
    Space: 'Expands or collapses nested items.',
    'Arrow right, Arrow left':
      'On an expand button: expands or collapses. Reversed in right-to-left languages.',
  },
  dos: ['Pass currentHref from the URL. The path to the page expands automatically.'],
  donts: ['Don’t collapse branches that people have opened.'],
  never: {
    Disabled: 'Leave out pages the user can’t access.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Its items are known immediately. To load on demand, use Tree.',
    Empty: 'It isn’t shown without items.',
  },
};
