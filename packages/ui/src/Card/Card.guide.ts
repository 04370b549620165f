import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to group related content on one surface. For a card that can be collapsed, refreshed or removed, use ActionCard. For cards of equal size, use Grid.',
  anatomy: ['card', 'cover (optional)', 'header: title, actions', 'content', 'footer'],
  keyboard: {},
  dos: [
    'Give it a title with the next heading level.',
    'Put no more than two buttons in the header.',
  ],
  donts: ['Don’t nest cards.', 'Don’t make the whole card a button. Put a button in it.'],
  never: {
    ...neverTouched,
    Pending:
      'ActionCard blocks content that’s refreshing. Use Skeleton for content that hasn’t loaded.',
    Empty: 'It contains an EmptyState.',
    Many: 'It’s a single card. Put several in a Grid.',
  },
};
