import { readDecimal, type DecimalOptions } from '../numbers/readDecimal.ts';

/**
 * Parses a typed number. Returns null for an empty text, and undefined for a text that isn't a
 * number or is ambiguous.
 */
export function readNumber(text: string, options: DecimalOptions): number | null | undefined {
  const plain = readDecimal(text, options);
  // Avoid negative zero.
  return plain === null || plain === undefined ? plain : Number(plain) || 0;
}

/** Formats a number with the separators of a locale and all of its decimals. */
export const formatNumber = (number: number, locale: string, useGrouping = true): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping }).format(number);

/** Returns the number of decimals of a step: 2 for 0.25. */
export const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/**
 * Returns the number limited to the bounds, without the rounding errors of adding decimal steps.
 */
export const clampToStep = (value: number, step: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Number(value.toFixed(decimalsOf(step)))));
