import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To ask how much somebody likes something, or, read-only, to show an average. A number that is counted: NumberField; agreement in words: RadioGroup.',
  anatomy: [
    'label',
    'marks, each a radio or two halves',
    'words of the value (optional)',
    'cross (optional)',
    'help and error',
  ],
  keyboard: {
    Tab: 'goes to the chosen mark, or to the first',
    'ArrowRight, ArrowDown, ArrowLeft, ArrowUp':
      'choose the next or the one before, round and round',
    Space: 'chooses the mark with the focus',
  },
  dos: [
    'Say the value with its scale in valueLabel: “4 stars of 5”.',
    'Give clearLabel where no answer is an answer.',
  ],
  donts: [
    'Do not give more than ten marks.',
    'Do not tell by colour alone: the words are required.',
  ],
  never: neverWaiting,
};
