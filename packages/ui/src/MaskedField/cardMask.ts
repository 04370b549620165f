import type { Mask } from './mask.ts';
import { patternMask } from './patternMask.ts';

/** A card brand that the first digits of a number identify. */
export type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'maestro' | 'mastercard' | 'visa';

const firstDigits: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[68])/],
  ['jcb', /^35/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['maestro', /^(5[06-9]|6)/],
];

/** Returns the brand of a card number, or null if its first digits don't identify it. */
export const cardBrand = (digits: string): CardBrand | null =>
  firstDigits.find(([, first]) => first.test(digits))?.[0] ?? null;

/** Returns whether a number of 12 to 19 digits has a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const four = patternMask('#### #### #### #### ###');
const amex = patternMask('#### ###### #####');
const fits = (text: string) => (cardBrand(text.replace(/\D/g, '')) === 'amex' ? amex : four);

/** The mask of a card number, in blocks as on the card. */
export const cardMask: Mask = {
  options: {
    mask: (state) => {
      const { mask } = fits(state.value).options;
      return typeof mask === 'function' ? mask(state) : mask;
    },
  },
  read: (text) => fits(text).read(text),
  write: (value) => fits(value).write(value),
  inputMode: 'numeric',
  autoComplete: 'cc-number',
};
