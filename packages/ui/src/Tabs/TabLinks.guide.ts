import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for sections with their own URL that can be opened and shared. For sections of one page, use Tabs.',
  anatomy: ['navigation', 'link with icon, title and count', 'indicator under the current tab'],
  keyboard: { Tab: 'Moves focus between links.', Enter: 'Follows the link.' },
  dos: ['Set isCurrent on the current link. Screen readers announce it.'],
  donts: ['Don’t mix hierarchy levels.'],
  never: {
    Disabled: 'Leave out pages the user can’t access.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'The target page shows the loading state.',
    Empty: 'It isn’t shown without items.',
  },
};
