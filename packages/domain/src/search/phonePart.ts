import { searchKey } from './searchKey.ts';

/**
 * Returns the digits of a typed part of a phone number as they are stored, without a country code
 * that wasn't typed and the zeros before it; '' if the text can't be one. A number with decimals is
 * an amount.
 */
export function phonePart(search: string): string {
  const text = searchKey(search);
  if (/^\d+\.\d{1,2}$/.test(text)) return '';
  // The 0 in +60 (0)12 is dialled only within the country.
  const part = text
    .replace(/\(0\)/, '')
    .replace(/[\s()./-]/g, '')
    .replace(/^(\+|0+)/, '');
  return /^\d{4,15}$/.test(part) ? part : '';
}
