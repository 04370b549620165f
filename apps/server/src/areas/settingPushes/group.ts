import { Problem } from '@servery/api';
import type { SettingGroup, SettingGroupOutlet } from '@servery/domain/setting-pushes';
import { sql } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { canPushTo } from '../pushes/canPushTo.ts';

/** A merchant, and the outlets that its settings can be pushed to. */
const ofGroup = (scope: Scope, merchant_id: number) =>
  sql`${within(scope, 'm.merchant_id')}
    and (m.merchant_id = ${merchant_id} or ${canPushTo(merchant_id)})`;

/**
 * Returns the ids of the other outlets of a merchant’s group in a scope.
 * @throws `notFound` if the merchant is outside the scope
 */
export async function othersOf(db: Sql, scope: Scope, merchant_id: number): Promise<number[]> {
  const rows = await all(
    db,
    sql<{ id: number }>`select m.merchant_id as id from merchant m
      where ${ofGroup(scope, merchant_id)}`,
  );
  if (!rows.some(({ id }) => id === merchant_id)) throw new Problem('notFound');
  return rows.flatMap(({ id }) => (id === merchant_id ? [] : [id]));
}

/**
 * Returns a merchant and the other outlets of its group in a scope, with the taxes of their items.
 * @throws `notFound` if the merchant is outside the scope
 */
export async function settingGroup(
  db: Sql,
  scope: Scope,
  merchant_id: number,
): Promise<SettingGroup> {
  const outlets = await all(
    db,
    sql<SettingGroupOutlet>`select m.merchant_id as id, m.name, m.settings,
        (select coalesce(jsonb_agg(tax_class), '[]') from (
          select tax_class from menu_item i where i.merchant_id = m.merchant_id
          union select tax_class from table_cart c where c.merchant_id = m.merchant_id) x
        ) as tax_codes
      from merchant m where ${ofGroup(scope, merchant_id)}`,
  );
  const source = outlets.find(({ id }) => id === merchant_id);
  if (!source) throw new Problem('notFound');
  return { source, others: outlets.filter(({ id }) => id !== merchant_id) };
}
