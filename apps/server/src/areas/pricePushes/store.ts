import type { PricePushStore } from '@servery/domain/commands';
import type { RequestContext } from '../../http/RequestContext.ts';
import { putRows } from '../../storage/sql.ts';
import { findPush } from '../pushes/findPush.ts';
import { loadItemGroup } from '../pushes/itemGroup.ts';
import { pricePushTable, pricePushRow } from './rows.ts';

/** Returns the SQL store of price pushes. */
export const pricePushStore = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): PricePushStore => ({
  group: (item_id) => loadItemGroup(db, caller.scope, item_id),
  find: (id) => findPush(db, caller.scope, id, pricePushTable),
  save: (push) => putRows(db, 'price_push', ['merchant_id', 'id'], [pricePushRow(push)]),
});
