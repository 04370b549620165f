import type { ItemPush, listItemPushes, Parsed } from '@servery/api';
import { showItemPush, type ItemPushRecord } from '@servery/domain/item-pushes';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin, within } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import { merchantWith } from '../menu/load.ts';
import { itemPushColumns } from './rows.ts';

/**
 * Returns one page of the pushes of items in the caller’s scope, by time; of an item, those that
 * started from it, added it or changed it.
 * @throws `notFound` if the item is outside the scope
 */
export async function pageOfItemPushes(
  { sql: db, caller: { scope }, now }: Pick<RequestContext, 'sql' | 'caller' | 'now'>,
  { item_id, search, start, length, order }: Parsed<typeof listItemPushes>['query'],
): Promise<{ aaData: ItemPush[]; total: number }> {
  if (item_id !== '') await merchantWith(db, scope, 'items', item_id);
  const isOfItem =
    item_id === ''
      ? sql`true`
      : sql`(p.item_id = ${item_id} or p.outlets @> ${JSON.stringify([{ item_id }])}::jsonb)`;
  const found = sql`${within(scope, 'p.merchant_id')} and ${isOfItem}
    and ${containsText(search, 'p.search_text')}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<ItemPushRecord>`select ${itemPushColumns} from item_push p where ${found}
        order by p.id ${sql.raw(order)} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from item_push p where ${found}`),
  ]);
  const aaData = rows.map((push) => {
    const isReachable = push.outlets.every(({ merchant_id }) => isWithin(scope, merchant_id));
    return showItemPush(push, now, isReachable);
  });
  return { aaData, total: count?.total ?? 0 };
}
