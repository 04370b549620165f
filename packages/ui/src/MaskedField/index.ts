export { cardBrand, cardMask, isCardNumber, type CardBrand } from './cardMask.ts';
export { dateMask, timeMask, type DateMaskOptions } from './dateMask.ts';
export type { Mask } from './mask.ts';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { numberMask, percentMask, type NumberMaskOptions } from './numberMask.ts';
export { patternMask, phoneMask, type PatternOptions } from './patternMask.ts';
