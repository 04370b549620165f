import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For places inside of places, deeper than a menu goes: the categories of a shop, the chapters of a manual. For the menu of the application use SideNav; for choosing among nested things use Tree.',
  anatomy: ['navigation', 'row: chevron, icon, label, end', 'places inside, along a line'],
  keyboard: {
    Tab: 'goes from link to link and from button to button',
    Enter: 'goes to the place, or opens it',
    Space: 'opens or closes the places inside',
    'Arrow right, Arrow left':
      'on a button that opens: open and close; the other way round from right to left',
  },
  dos: ['Bring currentHref from the address: the way to the place opens by itself.'],
  donts: ['Do not close branches that the reader has opened.'],
  never: {
    Disabled: 'A place that may not be seen is left out.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'Its places are known at once; what is loaded on opening is a Tree.',
    Empty: 'Without places it is not shown.',
  },
};
