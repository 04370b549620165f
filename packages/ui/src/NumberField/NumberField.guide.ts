import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To ask for a count or a measure. For money use MoneyField; for figures that do not count (a phone, a card) use TextField or MaskedField.',
  anatomy: [
    'label',
    'fewer (optional)',
    'input',
    'unit (optional)',
    'more (optional)',
    'error',
    'description',
  ],
  keyboard: {
    Tab: 'goes to the input, then to the buttons',
    'Arrow up, Arrow down': 'one step more or fewer',
  },
  dos: [
    'Give the two buttons where the number is small and often changed by one.',
    'Give bounds: leaving the field brings a number back inside.',
    'Set maxDecimals where more decimals than those of the step are useful, as in a percentage.',
  ],
  donts: ['Do not use it for a choice of a few: use Segmented.'],
  never: { ...neverWaiting },
};
