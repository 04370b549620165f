import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { containsText } from '../lists/containsText.ts';
import { merchantWith } from '../menu/load.ts';

/**
 * Returns the condition that a push `p` started from an item, or added or changed it, and that its
 * name contains a text. Without an item, the pushes of all items count.
 * @throws `notFound` if the item is outside the caller’s scope
 */
export async function pushesOfItem(
  { sql: db, caller: { scope } }: Pick<RequestContext, 'sql' | 'caller'>,
  { item_id, search }: { item_id: number | ''; search: string },
): Promise<RawBuilder<unknown>> {
  const isNamed = containsText(search, 'p.search_text');
  if (item_id === '') return isNamed;
  await merchantWith(db, scope, 'items', item_id);
  const changed = JSON.stringify([{ item_id }]);
  return sql`(p.item_id = ${item_id} or p.outlets @> ${changed}::jsonb) and ${isNamed}`;
}
