import type { Named } from '@servery/api';
import { byName, isSameName } from '../search/nameKey.ts';
import type { GroupItem, PriceGroup } from './record.ts';

/** An outlet and its item; null if its menu doesn’t have the item. */
export interface OutletMatch {
  merchant: Named;
  item: GroupItem | null;
}

/** Whether two items are the same by their code, or by their name if the first has no code. */
const isSameItem = (item: GroupItem, other: GroupItem): boolean =>
  item.code === '' ? isSameName(item.name, other.name) : isSameName(item.code, other.code);

/** Compares items in menu order, those on the menu first. */
const byPlace = (a: GroupItem, b: GroupItem): number =>
  Number(b.is_active) - Number(a.is_active) || a.place - b.place || a.id - b.id;

/**
 * Returns the outlets of an item’s group with their own item: its own outlet, then the others by
 * name. If several items of a menu have the name, the first one on the menu counts.
 */
export const matchesOf = ({ item, merchant, others }: PriceGroup): OutletMatch[] => [
  { merchant, item },
  ...others
    .map((other) => ({
      merchant: other.merchant,
      item: other.items.filter((one) => isSameItem(item, one)).toSorted(byPlace)[0] ?? null,
    }))
    .toSorted((a, b) => byName(a.merchant, b.merchant)),
];
