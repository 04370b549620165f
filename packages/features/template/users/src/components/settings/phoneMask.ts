import { patternMask, type Mask } from '@servery/ui/mask';

const digits = patternMask('+### ### ### ######');

/** The mask of a phone number of any country, whose value is E.164. */
export const phoneMask: Mask = {
  ...digits,
  read: (text) => {
    const value = digits.read(text);
    return value && `+${value}`;
  },
  inputMode: 'tel',
  autoComplete: 'tel',
};
