import type { CategoryRecord, ItemRecord, MoveRecord, OptionRecord } from '@servery/domain/menu';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** Returns a category as a database row. */
export const categoryRow = (merchant_id: number, category: CategoryRecord): Row => ({
  merchant_id,
  ...category,
  name_key: keyOf(category.name),
  search_text: searchTextOf(category.name),
});

/** Returns an item as a database row. */
export const itemRow = (merchant_id: number, item: ItemRecord): Row => ({
  merchant_id,
  ...item,
  name_key: keyOf(item.name),
  search_text: searchTextOf(item.name, item.code),
});

/** Returns a food option as a database row. */
export const optionRow = (merchant_id: number, option: OptionRecord): Row => ({
  merchant_id,
  ...option,
  name_key: keyOf(option.name),
  search_text: searchTextOf(
    option.name,
    ...option.items.flatMap(({ name, is_deleted }) => (is_deleted ? [] : [name])),
  ),
});

/** Returns a change of stock as a database row. */
export const moveRow = (merchant_id: number, move: MoveRecord): Row => ({ merchant_id, ...move });
