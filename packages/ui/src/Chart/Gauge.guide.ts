import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For how near one goal is. For a time that runs out use ProgressRing.',
  anatomy: ['open ring with its label', 'figure in the middle'],
  keyboard: {},
  dos: [
    'Put the whole story into the label, as a sentence.',
    'Stand it beside the figure it is about.',
  ],
  donts: [
    'Do not let colour alone tell parts apart.',
    'Do not use it where people compare exact figures: give them a table.',
  ],
  never: { ...neverTouched, Pending: 'A skeleton stands in its place.', Many: 'It is one figure.' },
};
