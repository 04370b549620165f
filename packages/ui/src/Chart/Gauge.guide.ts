import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show progress towards a goal. For a countdown, use ProgressRing.',
  anatomy: ['open ring with a label', 'value in the centre'],
  keyboard: {},
  dos: [
    'Summarise the data in the label, as a sentence.',
    'Put it next to the figure it illustrates.',
  ],
  donts: [
    'Don’t distinguish parts by colour alone.',
    'Don’t use it if people need to compare exact figures. Use a table.',
  ],
  never: { ...neverTouched, Pending: 'Use Skeleton in its place.', Many: 'It shows one value.' },
};
