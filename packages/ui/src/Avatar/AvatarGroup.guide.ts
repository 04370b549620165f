import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show who is part of something, such as who’s on duty or who shares a table. For one person, use Avatar. To pick people, use ListGroup.',
  anatomy: ['list', 'overlapping avatars', 'count of hidden people', 'list of hidden people'],
  keyboard: {
    Tab: 'Moves focus to the count of hidden people.',
    'Enter, Space': 'Shows the names of hidden people.',
    Escape: 'Hides the names.',
  },
  dos: [
    'Put the most relevant people first.',
    'Label the group by what the people have in common.',
  ],
  donts: ['Don’t show more than five avatars. People don’t count them.'],
  never: {
    Disabled: 'It’s display only.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'Use Skeleton until the people are known.',
  },
};
