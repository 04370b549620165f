import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For facts and their names: a receipt’s totals, a record’s details. For rows with the same columns use DataTable; for what happened one after another use Timeline.',
  anatomy: ['list', 'term', 'fact'],
  keyboard: {},
  dos: [
    'Use rows where figures add up, pairs where each fact is read alone.',
    'Put the sum last and make it bold.',
  ],
  donts: [
    'Do not use it for layout.',
    'Do not leave a fact out because it is empty: say that it is not known.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Facts on their way are Skeletons in the list.',
    Empty: 'A list without facts is not drawn.',
  },
};
