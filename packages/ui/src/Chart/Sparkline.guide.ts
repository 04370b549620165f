import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show a trend at a glance. To read values from an axis, use Chart.',
  anatomy: ['figure', 'chart with a label', 'table for screen readers'],
  keyboard: {},
  dos: [
    'Summarise the data in the label, as a sentence.',
    'Put it next to the figure it illustrates.',
  ],
  donts: [
    'Don’t distinguish parts by colour alone.',
    'Don’t use it if people need to compare exact figures. Use a table.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton in its place.',
    LongText: 'It shows no text.',
  },
};
