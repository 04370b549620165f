import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For money and for every figure that stands under another. For a figure inside a sentence use Text; to ask for money use MoneyField.',
  anatomy: ['figures of one width', 'currency', 'minus sign (where below zero)'],
  keyboard: {},
  dos: [
    'Hand it the amount already written for the reader, currency and minor part included.',
    'Use isBlock where amounts stand under one another, so that they end together.',
  ],
  donts: [
    'Do not hide the minor part, not even when it is zero.',
    'Do not say with colour alone that an amount is owed: the sign says it.',
  ],
  never: {
    ...neverTouched,
    Pending: 'An amount that is not known yet is a Skeleton.',
    Empty: 'Its owner decides what stands where no amount is.',
    Many: 'It is one amount; Column shows several.',
  },
};
