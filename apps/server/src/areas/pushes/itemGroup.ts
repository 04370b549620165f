import { Problem, type Named } from '@servery/api';
import type { GroupItem, ItemGroup } from '@servery/domain/pushes';
import { nameKey } from '@servery/domain/search';
import { sql } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import { canPushTo } from './canPushTo.ts';

type StoredItem = GroupItem & { merchant_id: number };

const columns = columnsOf<StoredItem>()(
  'menu_item',
  'i',
  `merchant_id, id, version, name, code, price, place, is_active`,
);

/** Returns the condition that an item may be the same as another one. */
const mayBe = ({ name, code }: GroupItem) =>
  code === '' ? sql`i.name_key = ${nameKey(name)}` : containsText(code, 'i.search_text');

/**
 * Returns an item with the outlets of its group in a scope, and those of their items that may be
 * the same.
 * @throws `notFound`
 */
export async function loadItemGroup(db: Sql, scope: Scope, item_id: number): Promise<ItemGroup> {
  const source = await first(
    db,
    sql<StoredItem & { merchant_name: string }>`select ${columns}, m.name as merchant_name
      from menu_item i join merchant m on m.merchant_id = i.merchant_id
      where i.id = ${item_id} and ${within(scope, 'i.merchant_id')}`,
  );
  if (!source) throw new Problem('notFound');
  const { merchant_id, merchant_name, ...item } = source;
  const merchants = await all(
    db,
    sql<Named>`select m.merchant_id as id, m.name from merchant m
      where ${within(scope, 'm.merchant_id')} and ${canPushTo(merchant_id)}
      order by m.merchant_id`,
  );
  const items = await all(
    db,
    sql<StoredItem>`select ${columns} from menu_item i
      where i.merchant_id = any(${merchants.map(({ id }) => id)}::bigint[]) and ${mayBe(item)}`,
  );
  const byMerchant = Map.groupBy(items, (one) => one.merchant_id);
  return {
    item,
    merchant: { id: merchant_id, name: merchant_name },
    others: merchants.map((merchant) => ({ merchant, items: byMerchant.get(merchant.id) ?? [] })),
  };
}
