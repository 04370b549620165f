import { Problem, type SetUpGuide } from '@servery/api';
import type { MerchantRecord } from '@servery/domain/people';
import { showSetUpGuide, type SetUpCounts } from '@servery/domain/set-up';
import { sql } from 'kysely';
import { platformSettingOf } from '../platform/store.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/** Selects the record of a merchant. */
export const merchantRecord = (merchant_id: number) =>
  sql<MerchantRecord>`select merchant_id as id, version, name, setup_status, settings, features,
      suspension, closure, is_read_only, is_sample, created_at, case when parent_id is not null
        then jsonb_build_object('id', parent_id, 'name', parent_name) end as parent
    from merchant where merchant_id = ${merchant_id}`;

type StepCounts = Omit<SetUpCounts, 'support'>;

/** Counts what the steps of the set-up of merchants ask for, with their documents. */
export async function countSetUps(
  db: Sql,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StepCounts>> {
  const of = (table: string) => sql`${sql.table(table)} t where t.merchant_id = m.merchant_id`;
  const rows = await all(
    db,
    sql<StepCounts & { merchant_id: number }>`select m.merchant_id,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'kind', kind, 'status', status, 'expires_on', expires_on)), '[]')
          from ${of('merchant_document')}) as documents,
        (select count(*) from ${of('payment_option')} and is_active) as payments,
        (select count(*) from ${of('dining_table')} and is_active) as tables,
        (select count(*) from ${of('menu_item')} and is_active) as menu,
        (select count(*) from ${of('printer')} and not is_deleted) as printers
      from unnest(${ids}::bigint[]) as m (merchant_id)`,
  );
  return new Map(rows.map(({ merchant_id, ...counts }) => [merchant_id, counts]));
}

/** Counts what the steps of the set-up of a merchant ask for, and returns where it gets help. */
export async function countSetUp(db: Sql, merchant_id: number): Promise<SetUpCounts> {
  const [counts, { value: support }] = await Promise.all([
    countSetUps(db, [merchant_id]),
    platformSettingOf(db, 'contact'),
  ]);
  return { ...counts.get(merchant_id)!, support };
}

/**
 * Returns how far a merchant is set up.
 * @throws `notFound`
 */
export async function setUpGuideOf(db: Sql, merchant_id: number, now: Date): Promise<SetUpGuide> {
  const [merchant, counts] = await Promise.all([
    first(db, merchantRecord(merchant_id)),
    countSetUp(db, merchant_id),
  ]);
  if (!merchant) throw new Problem('notFound');
  return showSetUpGuide(merchant, counts, now);
}
