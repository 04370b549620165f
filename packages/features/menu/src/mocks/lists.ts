import type { FoodMenu } from '@servery/api';
import { isLow, isSoldOut } from '@servery/domain/menu';

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a text is found in any of these, in any case and letter for letter. */
export const found = (search: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => plain(text).includes(plain(search)));

/** One page of rows in an order, the id where keys are the same, and how many there are in all. */
export function pageOf<Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  { start, length, order }: { start: number; length: number; order: 'asc' | 'desc' },
): { aaData: Row[]; total: number } {
  const way = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return way * (one < other ? -1 : one > other ? 1 : a.id - b.id);
  });
  return { aaData: sorted.slice(start, start + length), total: rows.length };
}

/** Whether a row that can be switched off stands as it is asked for. */
export const stands = (status: '' | 'active' | 'inactive', row: { is_active: boolean }): boolean =>
  status === '' || row.is_active === (status === 'active');

/** Whether an item stands as it is asked for, now. */
export const menuStands = (
  status: '' | 'active' | 'inactive' | 'sold_out' | 'low_stock',
  menu: FoodMenu,
  now: Date,
): boolean => {
  if (status === 'sold_out') return menu.is_active && isSoldOut(menu, now);
  if (status === 'low_stock') return menu.is_active && isLow(menu);
  return stands(status, menu);
};
