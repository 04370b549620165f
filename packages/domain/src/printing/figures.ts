import { toLocal } from '../time/index.ts';

/** Returns an amount in sen as printed: `1,234.50`, `-3.63`. */
export const amountOf = (sen: number): string => {
  const [whole, rest] = [Math.trunc(Math.abs(sen) / 100), Math.abs(sen) % 100];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sen < 0 ? '-' : ''}${grouped}.${String(rest).padStart(2, '0')}`;
};

/**
 * Returns the symbol of a currency, such as `RM` or `$`; its ISO code if the symbol isn't ASCII,
 * which every printer has.
 */
export function currencyOf(code: string): string {
  const symbol = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return symbol && /^[\x21-\x7e]+$/.test(symbol) ? symbol : code;
}

/** Returns a rate as printed: `6%`, `6.25%`. */
export const rateOf = (rate: number): string => `${String(rate / 100)}%`;

/** Returns an instant as local time of the merchant: `2026-11-20 13:30`. */
export const momentOf = (instant: string, zone: string): string => toLocal(instant, zone);
