import type { ItemPushRecord } from '@servery/domain/item-pushes';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';
import type { PushTable } from '../pushes/findPush.ts';

/** Returns a push of an item as a database row. */
export const itemPushRow = (push: ItemPushRecord): Row => ({
  ...push,
  search_text: searchTextOf(push.name),
});

const columns = columnsOf<ItemPushRecord>()(
  'item_push',
  'p',
  `id, merchant_id, item_id, name, outlets, at, by, undone_at, undone_by`,
);

/** The table of pushes of items. */
export const itemPushTable: PushTable<ItemPushRecord> = { table: 'item_push', columns };
