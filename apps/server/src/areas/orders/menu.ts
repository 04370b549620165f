import type { ItemRecord } from '@servery/domain/menu';
import { sql } from 'kysely';
import { itemColumns } from '../menu/load.ts';
import { all, type Sql } from '../../storage/sql.ts';

/** Returns the active items of a merchant's menu: all of them, or those with the given ids. */
export const loadMenu = (
  db: Sql,
  merchant_id: number,
  ids?: readonly number[],
): Promise<ItemRecord[]> =>
  all(
    db,
    sql<ItemRecord>`select ${itemColumns}
      from menu_item i
      join menu_category c on c.merchant_id = i.merchant_id and c.id = i.category_id
      left join menu_category p on p.merchant_id = c.merchant_id and p.id = c.parent_id
      where i.merchant_id = ${merchant_id}
        ${ids ? sql`and i.id = any(${ids}::bigint[])` : sql``}
        and i.is_active and c.is_active and not c.is_deleted and coalesce(p.is_active, true)`,
  );
