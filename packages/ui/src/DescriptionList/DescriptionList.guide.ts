import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for names and values, such as receipt totals or record details. For rows with the same columns, use DataTable. For a sequence of events, use Timeline.',
  anatomy: ['list', 'term', 'fact'],
  keyboard: {},
  dos: [
    'Use rows for figures that add up, and pairs for independent facts.',
    'Put the total last, in bold.',
  ],
  donts: ['Don’t use it for layout.', 'Don’t omit empty values. Say that they’re unknown.'],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton for values that are loading.',
    Empty: 'It isn’t shown without items.',
  },
};
