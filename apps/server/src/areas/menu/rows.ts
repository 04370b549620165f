import type { CategoryRecord, ItemRecord, MoveRecord, OptionRecord } from '@servery/domain/menu';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a category as a database row. */
export const categoryRow = (merchant_id: number, category: CategoryRecord): Row => ({
  merchant_id,
  ...category,
  ...nameKeysOf(category.name),
});

/** Returns an item as a database row. */
export const itemRow = (merchant_id: number, item: ItemRecord): Row => ({
  merchant_id,
  ...item,
  ...nameKeysOf(item.name, item.code),
});

/** Returns a food option as a database row. */
export const optionRow = (merchant_id: number, option: OptionRecord): Row => ({
  merchant_id,
  ...option,
  ...nameKeysOf(
    option.name,
    ...option.items.flatMap(({ name, is_deleted }) => (is_deleted ? [] : [name])),
  ),
});

/** Returns a change of stock as a database row. */
export const moveRow = (merchant_id: number, move: MoveRecord): Row => ({ merchant_id, ...move });
