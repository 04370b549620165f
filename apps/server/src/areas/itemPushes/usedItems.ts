import type { ItemPushRecord } from '@servery/domain/item-pushes';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

/**
 * Returns the ids of those items that an order, a cart, a kitchen zone, a push or a change of stock
 * refers to. Waits for the orders that are being placed at the merchants, and blocks new ones until
 * the transaction ends, so that none gets an item that is then removed. Lines of orders are found by
 * their ids, which grow with time: an order can’t have had an item before it was added.
 */
export async function usedItems(
  db: Sql,
  items: readonly Pick<ItemPushRecord['outlets'][number], 'merchant_id' | 'item_id'>[],
): Promise<ReadonlySet<number>> {
  const merchants = items.map(({ merchant_id }) => merchant_id);
  const ids = items.map(({ item_id }) => item_id);
  // Orders share the row of their merchant while they read the menu.
  await sql`select 1 from merchant where merchant_id = any(${merchants}::bigint[])
    order by merchant_id for update`.execute(db);
  const rows = await all(
    db,
    sql<{ id: number }>`select i.id
      from unnest(${merchants}::bigint[], ${ids}::bigint[]) as i (merchant_id, id)
      where exists (select 1 from order_line l
          where l.merchant_id = i.merchant_id and l.id > i.id and l.menu_id = i.id)
        or exists (select 1 from table_cart c
          where c.merchant_id = i.merchant_id and c.menu_id = i.id)
        or exists (select 1 from kitchen_zone z
          where z.merchant_id = i.merchant_id and z.item_ids @> to_jsonb(i.id))
        or exists (select 1 from price_push p
          where p.merchant_id = i.merchant_id and p.item_id = i.id)
        or exists (select 1 from item_push p
          where p.merchant_id = i.merchant_id and p.item_id = i.id)
        or exists (select 1 from stock_move s
          where s.merchant_id = i.merchant_id and s.item_id = i.id)`,
  );
  return new Set(rows.map(({ id }) => id));
}
