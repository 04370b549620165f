import { readDecimal } from '../numbers/readDecimal.ts';

export interface MinorUnitsOptions {
  /** The BCP 47 locale that the amount is written in. */
  locale: string;
  /** The number of minor digits: 2 for sen. */
  digits: number;
  /** The currency that may be typed with the amount: "RM". */
  currency?: string | undefined;
}

/**
 * Parses a typed amount to integer minor units (sen): `1.500,00` in German is 150000. Returns null
 * for an empty text, and undefined for a text that isn't an amount or is ambiguous. It never
 * calculates with fractions.
 */
export function readMinor(
  text: string,
  { locale, digits, currency }: MinorUnitsOptions,
): number | null | undefined {
  const plain = readDecimal(text, { locale, maxDecimals: digits, unit: currency });
  if (plain === null || plain === undefined) return plain;
  const [whole = '', part = ''] = plain.split('.');
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  // Avoid negative zero: `-0.00` is 0.
  return Number.isSafeInteger(minor) ? minor || 0 : undefined;
}

/**
 * Formats integer minor units: `150000` is `1.500,00` in German, with grouping, all minor digits
 * and no currency.
 */
export function formatMinor(minor: number, { locale, digits }: MinorUnitsOptions): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(figures.length - digits);
  const plain = `${minor < 0 ? '-' : ''}${whole}${digits ? `.${part}` : ''}`;
  // A string is formatted exactly; a number of more than 15 digits isn't.
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(
    plain as `${number}`,
  );
}
