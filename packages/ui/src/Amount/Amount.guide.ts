import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for money and for figures in columns. For a figure in a sentence, use Text. To ask for an amount, use MoneyField.',
  anatomy: ['tabular figures', 'currency', 'minus sign (if negative)'],
  keyboard: {},
  dos: [
    'Pass the amount already formatted for the reader’s locale, including currency and minor units.',
    'Use isBlock to align amounts in a column.',
  ],
  donts: [
    'Don’t hide minor units, even when they’re zero.',
    'Don’t show that an amount is owed by colour alone. Use the sign.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton until the amount is known.',
    Empty: 'The parent component decides what to show instead of an amount.',
    Many: 'It is one amount; Column shows several.',
  },
};
