import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use on a card to show how the parts of a total change over time. To read values from an axis, use Chart.',
  anatomy: ['chart with a label', 'legend', 'table for screen readers'],
  keyboard: {},
  dos: [
    'Summarise the data in the label, as a sentence.',
    'Put it next to the figure it illustrates.',
  ],
  donts: [
    'Don’t distinguish parts by colour alone.',
    'Don’t use it if people need to compare exact figures. Use a table.',
  ],
  never: { ...neverTouched, Pending: 'Use Skeleton in its place.' },
};
