import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a few figures in a row, such as the last seven days. For more than about twelve use Sparkline.',
  anatomy: ['figure', 'bars with their label', 'table for screen readers'],
  keyboard: {},
  dos: [
    'Put the whole story into the label, as a sentence.',
    'Stand it beside the figure it is about.',
  ],
  donts: [
    'Do not let colour alone tell parts apart.',
    'Do not use it where people compare exact figures: give them a table.',
  ],
  never: {
    ...neverTouched,
    Pending: 'A skeleton stands in its place.',
    LongWords: 'It shows no words.',
  },
};
