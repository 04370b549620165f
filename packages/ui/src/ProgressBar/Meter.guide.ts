import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a quantity between two bounds that stands still: how full the storage is, how much of a quota is used. For what runs use ProgressBar; for what a whole is made of use StackedBar.',
  anatomy: ['label and value', 'track', 'filled part'],
  keyboard: {},
  dos: ['Change the tone when a bound comes near, and say so in valueLabel too.'],
  donts: ['Do not use it where the plain figure will do.'],
  never: {
    ...neverTouched,
    Pending: 'A quantity that is not known yet is a Skeleton.',
    Many: 'It is one quantity.',
  },
};
