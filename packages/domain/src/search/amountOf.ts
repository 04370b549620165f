import { searchKey } from './searchKey.ts';

/** Whole units, perhaps in groups of three digits. */
const units = String.raw`(\d{1,3}(?:[,. ']\d{3})+|\d{1,9})`;

/** Returns the signs of a currency, as `searchKey` has them, and its number of decimals. */
function formOf(currency: string) {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat('en', options);
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { signs: [currency, symbol].map(searchKey), digits };
}

/**
 * Returns a typed amount in the minor unit of a currency, or null if a text isn't one. It has all
 * decimals of the currency, such as 54.69 or 1.234,50, or the currency next to it, such as RM 54.
 */
export function amountOf(search: string, currency: string): number | null {
  const text = searchKey(search);
  if (!/\d/.test(text)) return null;
  const { signs, digits } = formOf(currency);
  const sign = signs.find((one) => one !== '' && (text.startsWith(one) || text.endsWith(one)));
  const bare = sign === undefined ? text : text.replace(sign, '').trim();
  const exact = digits === 0 ? units : String.raw`${units}[.,٫](\d{${digits}})`;
  const [, whole, part = ''] =
    new RegExp(`^${exact}$`).exec(bare) ??
    (sign === undefined ? null : new RegExp(`^${units}$`).exec(bare)) ??
    [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '') + part.padEnd(digits, '0'));
}
