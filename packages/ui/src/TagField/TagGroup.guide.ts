import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To show what holds now and to take it away: filters above a list, guests of a table. To write tags use TagField; for a word about one thing use Badge.',
  anatomy: ['label', 'tags, each with a cross', 'button to take all away (optional)'],
  keyboard: {
    Tab: 'goes through the crosses',
    'ArrowLeft, ArrowRight': 'go through the crosses',
    'Enter, Space, Delete, Backspace':
      'on a cross take that tag away; its neighbour gets the focus',
  },
  dos: ['Write the tag as what holds: “Status: open”, not “Filter 1”.'],
  donts: ['Do not hide a tag behind “+3”: what holds must be seen.'],
  never: {
    ReadOnly: 'Without onRemove it is only looked at.',
    Invalid: 'It holds what was accepted.',
    Pending: 'It waits for nobody.',
  },
};
