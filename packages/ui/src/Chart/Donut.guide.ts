import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what a whole is made of, in two to six parts. For more parts use bars.',
  anatomy: ['ring with its label', 'figure in the middle', 'legend with every figure'],
  keyboard: {},
  dos: [
    'Put the whole story into the label, as a sentence.',
    'Stand it beside the figure it is about.',
  ],
  donts: [
    'Do not let colour alone tell parts apart.',
    'Do not use it where people compare exact figures: give them a table.',
  ],
  never: { ...neverTouched, Pending: 'A skeleton stands in its place.' },
};
