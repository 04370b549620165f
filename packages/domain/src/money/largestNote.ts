import type { Sen } from './sen.ts';

/** The largest note in circulation, in whole units of the currency. */
const notes: Readonly<Record<string, number>> = {
  AED: 1_000,
  AUD: 100,
  BND: 10_000,
  BRL: 200,
  CHF: 1_000,
  CNY: 100,
  EGP: 200,
  EUR: 500,
  GBP: 50,
  HKD: 1_000,
  IDR: 100_000,
  INR: 500,
  JPY: 10_000,
  KRW: 50_000,
  MYR: 100,
  PHP: 1_000,
  QAR: 500,
  SAR: 500,
  SGD: 10_000,
  THB: 1_000,
  TWD: 2_000,
  USD: 100,
  VND: 500_000,
};

/** The decimals of currencies, because a number format takes longer to create than a payment. */
const known = new Map<string, number>();

function decimalsOf(currency: string): number {
  const format = { style: 'currency', currency } as const;
  const decimals =
    known.get(currency) ??
    new Intl.NumberFormat('en', format).resolvedOptions().maximumFractionDigits ??
    2;
  known.set(currency, decimals);
  return decimals;
}

/**
 * Returns the largest note of a currency in its minor unit; Infinity for a currency that isn't
 * listed. Nobody hands over a note of this size that isn't needed, so change is always less.
 */
export const largestNoteOf = (currency: string): Sen =>
  (notes[currency] ?? Infinity) * 10 ** decimalsOf(currency);
