import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a count or a short word beside what it belongs to: the number on a tab, “new” beside a dish. For the state of a thing use Badge; for a count on an icon use NotificationBadge.',
  anatomy: ['pill', 'icon (optional)', 'figure or word'],
  keyboard: { Tab: 'goes to it where it is a link', Enter: 'follows the link' },
  dos: ['Keep it to a figure or two words.', 'Let the tone say the same as the word.'],
  donts: ['Do not make it a button: that is Button in its small size.'],
  never: {
    Disabled:
      'It says something and does nothing; a link that leads nowhere is a pill without href.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'What is not known is not counted.',
    Empty: 'Without a word it is not shown.',
    Many: 'It is one thing.',
  },
};
