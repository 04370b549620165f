import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to enter an amount of money. For a count, use NumberField. To show an amount, use Amount.',
  anatomy: ['label', 'currency', 'figures', 'error', 'description'],
  keyboard: {
    Tab: 'Moves focus to it and selects the amount.',
    '0–9, the separators of the language': 'type the amount',
    Enter: 'formats the amount, and sends the form',
  },
  dos: [
    'Keep values in minor units everywhere: 12.90 is 1290.',
    'State limits in the description.',
  ],
  donts: [
    'Don’t repeat the currency in the label.',
    'Do not send its value by a button outside its form: only the form refuses a wrong text.',
    'Do not use the value while the field is invalid: it is still the one of before.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
