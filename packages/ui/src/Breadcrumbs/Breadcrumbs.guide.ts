import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use above the title of a nested page to go back up the hierarchy. For progress through a task, use Stepper. For pages on the same level, use TabLinks or Nav.',
  anatomy: ['navigation', 'links', 'separators', 'overflow menu', 'current page'],
  keyboard: {
    Tab: 'Moves focus between links and to the overflow menu.',
    Enter: 'Opens the page or the overflow menu.',
    'Arrow down, Arrow up': 'In the menu: moves between pages.',
  },
  dos: ['Use the exact page titles.', 'Make the last item the current page, without a link.'],
  donts: [
    'Don’t use it as a navigation history.',
    'Don’t shorten titles. Items that don’t fit move into the menu automatically.',
  ],
  never: {
    Disabled: 'Leave out pages the user can’t access.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'It’s known immediately from the URL.',
    Empty: 'The current page is always shown.',
  },
};
