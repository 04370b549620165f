import type { Mask } from './mask.ts';
import { patternMask } from './patternMask.ts';

/** The brands that a number tells by its first digits. */
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

/** Whose card a number is, as soon as its first digits say so. */
export const cardBrand = (digits: string): CardBrand | null =>
  firstDigits.find(([, first]) => first.test(digits))?.[0] ?? null;

/** Whether the last digit fits the others, as in every card number that was not mistyped. */
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

/** A card's number in the blocks that stand on the card. */
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
