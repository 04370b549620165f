import { Problem, type SetUpGuide } from '@servery/api';
import type { MerchantRecord } from '@servery/domain/people';
import { showSetUpGuide, type SetUpCounts } from '@servery/domain/set-up';
import { sql } from 'kysely';
import { platformSettingOf } from '../platform/store.ts';
import { first, type Sql } from '../../storage/sql.ts';

/** Selects the record of a merchant. */
export const merchantRecord = (merchant_id: number) =>
  sql<MerchantRecord>`select merchant_id as id, version, name, setup_status, settings,
      is_sample, created_at, case when parent_id is not null
        then jsonb_build_object('id', parent_id, 'name', parent_name) end as parent
    from merchant where merchant_id = ${merchant_id}`;

/** Counts what the steps of the set-up ask for. */
export async function countSetUp(db: Sql, merchant_id: number): Promise<SetUpCounts> {
  const of = (table: string) => sql`${sql.table(table)} where merchant_id = ${merchant_id}`;
  const counts = await first(
    db,
    sql<Omit<SetUpCounts, 'support'>>`select
        (select count(*) from ${of('payment_option')} and is_active) as payments,
        (select count(*) from ${of('dining_table')} and is_active) as tables,
        (select count(*) from ${of('menu_item')} and is_active) as menu,
        (select count(*) from ${of('printer')} and not is_deleted) as printers`,
  );
  const { value: support } = await platformSettingOf(db, 'contact');
  return { ...counts!, support };
}

/**
 * Returns how far a merchant is set up.
 * @throws `notFound`
 */
export async function setUpGuideOf(db: Sql, merchant_id: number): Promise<SetUpGuide> {
  const [merchant, counts] = await Promise.all([
    first(db, merchantRecord(merchant_id)),
    countSetUp(db, merchant_id),
  ]);
  if (!merchant) throw new Problem('notFound');
  return showSetUpGuide(merchant, counts);
}
