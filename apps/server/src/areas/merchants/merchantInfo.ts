import { Problem, type MerchantInfo } from '@servery/api';
import { isOpenAt, settingsAt } from '@servery/domain/settings';
import { sql } from 'kysely';
import { first, type Sql } from '../../storage/sql.ts';

const choices = (table: string) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name)
      order by c.place, c.id), '[]')
    from ${sql.table(table)} c where c.merchant_id = m.merchant_id)`;

/**
 * Returns a merchant with the settings in force at an instant and the choices of its screens.
 * @throws `notFound`
 */
export async function merchantInfoOf(
  db: Sql,
  merchant_id: number,
  now: Date,
): Promise<MerchantInfo> {
  const info = await first(
    db,
    sql<MerchantInfo>`select m.merchant_id as id, m.version, m.name, m.setup_status, m.settings,
        case when m.parent_id is not null
          then jsonb_build_object('id', m.parent_id, 'name', m.parent_name) end as parent,
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
          from person p where p.merchant_id = m.merchant_id and p.role = 'staff' and p.is_active
        ) as employees,
        ${choices('dining_table')} as tables,
        ${choices('promotion')} as promotions,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'rate', d.rate, 'amount', d.amount)
            order by d.place, d.id), '[]')
          from discount d where d.merchant_id = m.merchant_id) as discounts
      from merchant m where m.merchant_id = ${merchant_id}`,
  );
  if (!info) throw new Problem('notFound');
  const settings = settingsAt(info.settings, now);
  return { ...info, settings: { ...settings, is_open: isOpenAt(settings, now) } };
}
