import type { ImportResult, ImportRow } from '@servery/api';
import { maxStock } from './balance.ts';
import type { ItemRecord } from './record.ts';

/** An error in a row of an import. */
export type ImportError = ImportResult['errors'][number];

/** Returns an amount such as 12.90 in sen; null for any other text. */
export function senOf(written: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(written) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const yes = /^(yes|y|true|1|active)$/i;
const no = /^(no|n|false|0|inactive)$/i;

const limits = {
  name: [2, 120],
  category: [2, 60],
  code: [0, 40],
  description: [0, 1000],
  tax_class: [0, 20],
} as const;

const methods = ['pickup', 'delivery'] as const;

/**
 * Reads a row of an import, with its errors. `item` is the item that it changes. Columns that are
 * left out keep the values of that item, and so do blank cells, except that a blank price of an
 * order method removes it.
 */
export function readImportRow(written: ImportRow, row: number, item: ItemRecord | undefined) {
  const errors: ImportError[] = [];
  const wrong = (field: keyof ImportRow, code: string, message: string) => {
    errors.push({ row, field, code, message });
    return null;
  };
  const money = (field: 'price' | 'delivery_price' | 'pickup_price') => {
    const text = written[field];
    if (!text) return null;
    return senOf(text) ?? wrong(field, 'money', 'Enter an amount, such as 12.90.');
  };
  const requires = (field: 'price' | 'category') =>
    wrong(field, 'required', 'This field is required.');

  const price = written.price === '' ? requires('price') : money('price');
  if (written.category === '' && !item) requires('category');
  for (const [field, [min, max]] of Object.entries(limits)) {
    const { length } = written[field as keyof typeof limits];
    const isKept = field === 'category' && length === 0;
    if (!isKept && (length < min || length > max))
      wrong(field as keyof typeof limits, 'length', `Needs ${min} to ${max} characters.`);
  }
  for (const [field, text] of Object.entries(written))
    // A replacement character is left over from a text that was decoded wrongly.
    if (text?.includes('\uFFFD'))
      wrong(field as keyof ImportRow, 'character', 'Must not contain unreadable characters.');

  const { stock = '', active = '' } = written;
  // A balance can be below zero, but a file can't set one there.
  const isCounted = /^\d{1,5}$/.test(stock)
    ? Number(stock) <= maxStock
    : stock !== '' && stock === `${item?.stock}`;
  if (stock !== '' && !isCounted)
    wrong('stock', 'number', 'Enter a whole number or leave it blank.');
  if (active !== '' && !yes.test(active) && !no.test(active))
    wrong('active', 'flag', 'Enter yes or no.');

  const prices = Object.fromEntries(
    methods
      .filter((method) => written[`${method}_price`] !== undefined)
      .map((method) => [method, money(`${method}_price`)]),
  );
  return {
    errors,
    price: price ?? 0,
    prices: { ...item?.prices, ...prices },
    stock: isCounted ? Number(stock) : (item?.stock ?? null),
    is_active: active === '' ? (item?.is_active ?? true) : yes.test(active),
  };
}
