import { readDecimal, type DecimalOptions } from '../numbers/readDecimal.ts';

/** The typed number: null for an empty text, undefined for what is no number or has two readings. */
export function readNumber(text: string, options: DecimalOptions): number | null | undefined {
  const plain = readDecimal(text, options);
  // No minus zero.
  return plain === null || plain === undefined ? plain : Number(plain) || 0;
}

/** The number with the separators of the locale and all of its decimals. */
export const formatNumber = (number: number, locale: string, useGrouping = true): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping }).format(number);

/** How many digits follow the decimal point of a step: 2 for 0.25. */
export const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** The number inside the bounds, without the rounding errors that adding decimal steps leaves. */
export const clampToStep = (value: number, step: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Number(value.toFixed(decimalsOf(step)))));
