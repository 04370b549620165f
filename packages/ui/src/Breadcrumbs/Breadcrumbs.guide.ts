import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Above the title of a page that stands below others, to go back up. For the way through a task use Stepper; for places beside each other use TabLinks or Nav.',
  anatomy: ['navigation', 'links', 'separators', 'menu of what had no room', 'current page'],
  keyboard: {
    Tab: 'goes from link to link, and to the menu of what had no room',
    Enter: 'goes to the place, or opens the menu',
    'Arrow down, Arrow up': 'in the menu: moves among the places',
  },
  dos: [
    'Use the titles of the pages as they stand on them.',
    'Let the last be the page itself: it is no link.',
  ],
  donts: [
    'Do not use it for a history of where somebody was.',
    'Do not shorten the words: what has no room goes into the menu by itself.',
  ],
  never: {
    Disabled: 'A place that may not be seen is left out.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'It is known at once from the address.',
    Empty: 'The page itself is always there.',
  },
};
