import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use while content of unknown shape loads. If the shape is known, use Skeleton.',
  anatomy: ['spinning arc'],
  keyboard: {},
  dos: ['Say in the label what’s loading, unless nearby text does.'],
  donts: ['Don’t cover a page with it.', 'Don’t show more than one.'],
  never: {
    ...neverTouched,
    Pending: 'It is the pending state.',
    Empty: 'It represents content that isn’t loaded yet.',
    LongText: 'Its label is announced, not shown.',
    Many: 'There’s only one per region.',
  },
};
