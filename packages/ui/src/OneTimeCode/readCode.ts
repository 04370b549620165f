import { plainDigits } from '../DateField/segments.ts';

/**
 * Returns the characters of a typed or pasted code: digits of any script as 0 to 9, or letters and
 * digits in upper case.
 */
export const readCode = (text: string, length: number, kind: 'digits' | 'any'): string =>
  (kind === 'digits'
    ? plainDigits(text)
    : text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLocaleUpperCase()
  ).slice(0, length);
