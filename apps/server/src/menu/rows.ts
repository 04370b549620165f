import type { CategoryRecord, ItemRecord, MoveRecord, OptionRecord } from '@servery/domain/menu';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** A category as the database keeps it. */
export const categoryRow = (merchant_id: number, category: CategoryRecord): Row => ({
  merchant_id,
  ...category,
  name_key: keyOf(category.name),
  search_text: searchTextOf(category.name),
});

/** An item as the database keeps it. */
export const itemRow = (merchant_id: number, item: ItemRecord): Row => ({
  merchant_id,
  ...item,
  name_key: keyOf(item.name),
  search_text: searchTextOf(item.name, item.code),
});

/** A food option as the database keeps it. */
export const optionRow = (merchant_id: number, option: OptionRecord): Row => ({
  merchant_id,
  ...option,
  name_key: keyOf(option.name),
  search_text: searchTextOf(
    option.name,
    ...option.items.flatMap(({ name, is_deleted }) => (is_deleted ? [] : [name])),
  ),
});

/** A change of a balance as the database keeps it. */
export const moveRow = (merchant_id: number, move: MoveRecord): Row => ({ merchant_id, ...move });
