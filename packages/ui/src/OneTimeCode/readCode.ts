import { plainDigits } from '../DateField/segments.ts';

/** The signs of a code in what was written or pasted: figures of any script, or letters and figures. */
export const readCode = (text: string, length: number, kind: 'digits' | 'any'): string =>
  (kind === 'digits'
    ? plainDigits(text)
    : text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLocaleUpperCase()
  ).slice(0, length);
