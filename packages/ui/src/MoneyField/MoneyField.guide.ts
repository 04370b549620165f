import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To ask for an amount of money. To ask for a count use NumberField; to show an amount use Amount.',
  anatomy: ['label', 'currency', 'figures', 'error', 'description'],
  keyboard: {
    Tab: 'goes to it and selects the amount',
    '0–9, the separators of the language': 'type the amount',
    Enter: 'formats the amount, and sends the form',
  },
  dos: [
    'Keep the value in minor units everywhere: 12.90 is 1290.',
    'Say the bounds in the description before they are broken.',
  ],
  donts: [
    'Do not put the currency in the label as well.',
    'Do not use the value while the field is invalid: it is still the one of before.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
