import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show two to five parts of a whole, such as orders by method. For one quantity, use Meter. For values over time, use a chart.',
  anatomy: ['label', 'track with segments', 'legend with labels and shares'],
  keyboard: {},
  dos: [
    'Keep the parts in the same order everywhere.',
    'Keep the legend. Colours alone aren’t enough.',
  ],
  donts: ['Don’t show more than six parts. Combine the small ones.'],
  never: { ...neverTouched, Pending: 'Use Skeleton until the parts are known.' },
};
