import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To hold together on one surface what belongs together. For a card that collapses, is fetched again or is removed use ActionCard; for equal cards put them into a Grid.',
  anatomy: ['card', 'cover (optional)', 'header: title, actions', 'content', 'footer'],
  keyboard: {},
  dos: [
    'Give it a title and the rank that follows the heading above.',
    'Put at most two buttons into the header.',
  ],
  donts: [
    'Do not put a card into a card.',
    'Do not make the whole card a button: put one into it.',
  ],
  never: {
    ...neverTouched,
    Pending: 'What is fetched again is blocked by ActionCard; what has not come is a Skeleton.',
    Empty: 'It says so with EmptyState inside.',
    Many: 'It is one; many stand in a Grid.',
  },
};
