import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what a whole is made of, in two to five parts: orders by way of service. For one quantity use Meter; for figures over time use a chart.',
  anatomy: ['label', 'track with its parts', 'legend with words and shares'],
  keyboard: {},
  dos: [
    'Put the parts into the same order everywhere.',
    'Keep the legend: colours alone tell nobody.',
  ],
  donts: ['Do not show more than six parts: sum up the small ones.'],
  never: { ...neverTouched, Pending: 'Parts that are not known yet are a Skeleton.' },
};
