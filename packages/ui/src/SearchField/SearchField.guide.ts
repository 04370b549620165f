import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To look for something by words. To choose from suggestions while writing use ComboBox.',
  anatomy: ['label (often hidden)', 'lens', 'input', 'cross (while there is text)'],
  keyboard: { Tab: 'goes to it, then to the cross', Enter: 'searches now', Escape: 'empties it' },
  dos: [
    'Say in the placeholder what can be found: “Number, name or table”.',
    'Search while one writes, after a short pause: useTyped.',
  ],
  donts: [
    'Do not put a second button for searching beside it.',
    'Do not clear it when the page of results changes.',
  ],
  never: {
    Invalid: 'Any words may be looked for.',
    ReadOnly: 'Words that cannot be changed are a heading.',
    Pending: 'The results wait, not the field.',
    Many: 'It holds one text.',
    Empty: 'It begins empty: Default shows it.',
  },
};
