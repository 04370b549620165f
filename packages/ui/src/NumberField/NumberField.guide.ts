import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to enter a count or a measurement. For money, use MoneyField. For digits that aren’t a quantity (phone, card), use TextField or MaskedField.',
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
    Tab: 'Moves focus to the input, then to the buttons.',
    'Arrow up, Arrow down': 'Increases or decreases the value by one step.',
  },
  dos: [
    'Show the step buttons for small numbers that often change by one.',
    'Give the limits: a number outside them stays with a message, and its form is not sent.',
    'Set maxDecimals where more decimals than those of the step are useful, as in a percentage.',
  ],
  donts: [
    'Don’t use it to choose among a few values. Use Segmented.',
    'Do not send its value by a button outside its form: only the form refuses a wrong text.',
  ],
  never: { ...neverWaiting },
};
