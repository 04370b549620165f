import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For the state of a thing, in a row, a header or a card. For a count use Pill; for a count on an icon use NotificationBadge; for what has just happened use Toast or Banner.',
  anatomy: ['dot or icon', 'word'],
  keyboard: {},
  dos: [
    'Use the same word and tone for the same state everywhere.',
    'Use plain in columns of states.',
  ],
  donts: ['Do not tell by colour alone.', 'Do not use it for what can be pressed.'],
  never: {
    ...neverTouched,
    Pending: 'A state that is not known is not shown.',
    Empty: 'It always has a word.',
    Many: 'It is one state.',
  },
};
