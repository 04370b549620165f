import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use while content with a known shape loads. If the shape is unknown, use Spinner. If a press started the loading, use the button’s pending state.',
  anatomy: ['grey shape'],
  keyboard: {},
  dos: [
    'Match the shape and number of the content, so nothing shifts.',
    'Announce loading once, on the container, with aria-busy.',
  ],
  donts: [
    'Don’t show it for very short waits. Keep the previous content.',
    'Don’t use it for content that may never load. Use EmptyState.',
  ],
  never: {
    ...neverTouched,
    Pending: 'It is the pending state.',
    Empty: 'It represents content that isn’t loaded yet.',
    LongText: 'It has no text.',
  },
};
