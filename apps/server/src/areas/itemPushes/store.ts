import type { ItemPushStore } from '@servery/domain/commands';
import type { RequestContext } from '../../http/RequestContext.ts';
import { putRows } from '../../storage/sql.ts';
import { findPush } from '../pushes/findPush.ts';
import { loadItemGroup } from '../pushes/itemGroup.ts';
import { picturesWith } from './compared.ts';
import { itemPushTable, itemPushRow } from './rows.ts';
import { usedItems } from './usedItems.ts';

/** Returns the SQL store of pushes of items. */
export const itemPushStore = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): ItemPushStore => ({
  group: (item_id) => loadItemGroup(db, caller.scope, item_id),
  pictures: (ids) => picturesWith(db, caller.scope, ids),
  usedItems: (items) => usedItems(db, items),
  find: (id) => findPush(db, caller.scope, id, itemPushTable),
  save: (push) => putRows(db, 'item_push', ['merchant_id', 'id'], [itemPushRow(push)]),
});
