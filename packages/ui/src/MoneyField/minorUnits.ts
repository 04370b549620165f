import { readDecimal } from '../numbers/readDecimal.ts';

export interface MinorUnitsOptions {
  /** The BCP 47 locale that the amount is written in. */
  locale: string;
  /** How many digits the minor part has: 2 for sen. */
  digits: number;
  /** The currency that may be typed with the amount: "RM". */
  currency?: string | undefined;
}

/**
 * Integer minor units (sen) from a typed amount: `1.500,00` in German is 150000. Null for an empty
 * text, undefined for what is no amount or has two readings. Never passes through a fraction.
 */
export function readMinor(
  text: string,
  { locale, digits, currency }: MinorUnitsOptions,
): number | null | undefined {
  const plain = readDecimal(text, { locale, maxDecimals: digits, unit: currency });
  if (plain === null || plain === undefined) return plain;
  const [whole = '', part = ''] = plain.split('.');
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  // No minus zero: `-0.00` is 0.
  return Number.isSafeInteger(minor) ? minor || 0 : undefined;
}

/** `150000` as `1.500,00` in German: grouped, with all minor digits and without a currency. */
export function formatMinor(minor: number, { locale, digits }: MinorUnitsOptions): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(figures.length - digits);
  const plain = `${minor < 0 ? '-' : ''}${whole}${digits ? `.${part}` : ''}`;
  // A string is formatted exactly, a number of more than 15 digits is not.
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(
    plain as `${number}`,
  );
}
