import type { DisplayedMenu, MenuItem, OrderMethod } from '@servery/api';
import { sql } from 'kysely';
import { all, type Sql } from '../sql.ts';

type StoredItem = MenuItem & { prices: Partial<Record<OrderMethod, number>> };

/** A merchant's items by their ids, at the prices of one way of getting them; all of them, or those that are asked for. */
export async function loadMenu(
  db: Sql,
  merchant_id: number,
  method: OrderMethod,
  ids?: readonly number[],
): Promise<Map<number, MenuItem>> {
  const items = await all(
    db,
    sql<StoredItem>`select id, category_id, name, description, price, prices, tax_class,
        is_available, options
      from menu_item where merchant_id = ${merchant_id}
        ${ids ? sql`and id = any(${ids}::bigint[])` : sql``} order by place, id`,
  );
  return new Map(
    items.map(({ prices, ...item }) => [item.id, { ...item, price: prices[method] ?? item.price }]),
  );
}

/** The whole menu, in its categories. */
export async function displayedMenuOf(
  db: Sql,
  merchant_id: number,
  method: OrderMethod,
): Promise<DisplayedMenu> {
  const items = await loadMenu(db, merchant_id, method);
  const categories = await all(
    db,
    sql<{ id: number; name: string }>`select id, name from menu_category
      where merchant_id = ${merchant_id} order by place, id`,
  );
  const byCategory = Map.groupBy(items.values(), ({ category_id }) => category_id);
  return {
    categories: categories.map((one) => ({ ...one, items: byCategory.get(one.id) ?? [] })),
  };
}
