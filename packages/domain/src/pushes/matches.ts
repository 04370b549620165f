import type { Named } from '@servery/api';
import { byName, isSameName } from '../search/nameKey.ts';
import type { GroupItem, ItemGroup } from './record.ts';

/** An outlet and its item; null if its menu doesn’t have the item. */
export interface OutletMatch {
  merchant: Named;
  item: GroupItem | null;
}

/** The fields by which items are matched and sorted. */
type Matched = Pick<GroupItem, 'id' | 'name' | 'code' | 'place' | 'is_active'>;

/** Whether two items are the same by their code, or by their name if the first has no code. */
const isSameItem = (item: Pick<Matched, 'name' | 'code'>, other: Matched): boolean =>
  item.code === '' ? isSameName(item.name, other.name) : isSameName(item.code, other.code);

/** Compares items in menu order, those on the menu first. */
const byPlace = (a: Matched, b: Matched): number =>
  Number(b.is_active) - Number(a.is_active) || a.place - b.place || a.id - b.id;

/**
 * Returns the item of another outlet’s menu that is the same as an item; null if there is none. If
 * several items have the name, the first one on the menu counts.
 */
export const matchOf = <Item extends Matched>(
  item: Pick<Matched, 'name' | 'code'>,
  items: readonly Item[],
): Item | null => items.filter((one) => isSameItem(item, one)).toSorted(byPlace)[0] ?? null;

/**
 * Returns the outlets of an item’s group with their own item: its own outlet, then the others by
 * name.
 */
export const matchesOf = ({ item, merchant, others }: ItemGroup): OutletMatch[] => [
  { merchant, item },
  ...others
    .map((other) => ({ merchant: other.merchant, item: matchOf(item, other.items) }))
    .toSorted((a, b) => byName(a.merchant, b.merchant)),
];
