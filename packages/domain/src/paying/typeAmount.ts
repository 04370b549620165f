import type { Sen } from '../money/sen.ts';

/** The keys of a keypad for amounts, in the order of the pad. */
export const amountKeys = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '00',
  '0',
  'erase',
] as const;
export type AmountKey = (typeof amountKeys)[number];

/** The largest amount that can be typed. */
const maxAmount: Sen = 99_999_999;

/**
 * Returns an amount after a key was pressed. Digits enter from the right, as on a card terminal: 1,
 * 0, 5, 0 is 10.50. Returns null once no digit is left; a digit beyond the maximum changes nothing.
 */
export function typeAmount(amount: Sen | null, key: AmountKey): Sen | null {
  const before = amount ?? 0;
  if (key === 'erase') return Math.floor(before / 10) || null;
  const after = before * 10 ** key.length + Number(key);
  return (after > maxAmount ? before : after) || null;
}
