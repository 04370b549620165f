import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a count or short word next to what it belongs to, such as the number on a tab or “new” next to a dish. For a status, use Badge. For a count on an icon, use NotificationBadge.',
  anatomy: ['pill', 'icon (optional)', 'number or word'],
  keyboard: { Tab: 'Moves focus to it if it’s a link.', Enter: 'Follows the link.' },
  dos: ['Keep it to a number or two words.', 'Match the tone to the meaning of the word.'],
  donts: ['Don’t use it as a button. Use a small Button instead.'],
  never: {
    Disabled: 'It’s display only. A link with no destination is a Pill without href.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Don’t show a count that isn’t known yet.',
    Empty: 'It isn’t shown without text.',
    Many: 'It is one thing.',
  },
};
