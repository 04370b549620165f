import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For how much of a time or a quantity is used up, at half a glance: the age of a ticket. For work that goes on use Progress; when nothing is known use Spinner.',
  anatomy: ['track', 'arc in the tone', 'figure in the middle (optional)'],
  keyboard: {},
  dos: [
    'Put the whole story in the label: “4 minutes of 15”.',
    'Change the tone where the meaning changes, not gradually.',
  ],
  donts: ['Do not rely on the tone alone: keep the figure.'],
  never: {
    ...neverTouched,
    Pending: 'Of what is not known use Spinner.',
    LongWords: 'The middle takes two or three figures; words go in the label.',
    Many: 'It is one measure.',
  },
};
