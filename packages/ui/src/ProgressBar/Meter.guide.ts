import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a static quantity within a range, such as storage or quota use. For a running task, use ProgressBar. For parts of a whole, use StackedBar.',
  anatomy: ['label and value', 'track', 'filled section'],
  keyboard: {},
  dos: ['Change the tone near a limit, and say so in valueLabel.'],
  donts: ['Don’t use it if the number alone is enough.'],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton until the quantity is known.',
    Many: 'It shows one quantity.',
  },
};
