import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a status in a row, header or card. For a count, use Pill. For a count on an icon, use NotificationBadge. For something that just happened, use Toast or Banner.',
  anatomy: ['dot or icon', 'word'],
  keyboard: {},
  dos: [
    'Use the same word and tone for the same status everywhere.',
    'Use the plain style in status columns.',
  ],
  donts: ['Don’t rely on colour alone.', 'Don’t use it for something people can press.'],
  never: {
    ...neverTouched,
    Pending: 'Don’t show a status that isn’t known yet.',
    Empty: 'It always has a label.',
    Many: 'It is one state.',
  },
};
