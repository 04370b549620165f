import { Problem, type listSettingChanges, type Parsed, type SettingChange } from '@servery/api';
import { showSettings, type SettingFacts } from '@servery/domain/settings';
import { sql } from 'kysely';
import type { StoredShop } from '../orders/shop.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/** Returns what a merchant has that limits its settings. */
export const settingFactsOf = async (db: Sql, merchant_id: number): Promise<SettingFacts> =>
  (await first(
    db,
    sql<SettingFacts>`select
      exists (select 1 from orders where merchant_id = ${merchant_id}) as has_orders,
      (select coalesce(jsonb_agg(tax_class), '[]') from (
        select tax_class from menu_item where merchant_id = ${merchant_id}
        union select tax_class from table_cart where merchant_id = ${merchant_id}) x
      ) as tax_codes`,
  ))!;

/**
 * Returns the settings of a merchant.
 * @throws `notFound`
 */
export async function settingsOf(db: Sql, merchant_id: number, now: Date) {
  const [merchant, facts] = await Promise.all([
    first(
      db,
      sql<StoredShop>`select merchant_id as id, name, settings from merchant
        where merchant_id = ${merchant_id}`,
    ),
    settingFactsOf(db, merchant_id),
  ]);
  if (!merchant) throw new Problem('notFound');
  return showSettings(merchant, facts, now);
}

interface Stored extends Omit<SettingChange, 'changes'> {
  before: Record<string, SettingChange['changes'][number]['before']>;
  after: Record<string, SettingChange['changes'][number]['after']>;
}

const shown = ({ before, after, ...change }: Stored): SettingChange => ({
  ...change,
  changes: Object.keys(after).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  })),
});

/** Returns a page of the history of a merchant's settings, which is part of its audit. */
export async function settingChangesOf(
  db: Sql,
  merchant_id: number,
  { section, start, length }: Parsed<typeof listSettingChanges>['query'],
): Promise<{ aaData: SettingChange[]; total: number }> {
  // As the index `audit_settings` has it.
  const where = sql`merchant_id = ${merchant_id} and action = 'merchant.changed'
    and facts ? 'section' ${section === '' ? sql`` : sql`and facts ->> 'section' = ${section}`}`;
  const [rows, counted] = await Promise.all([
    all(
      db,
      sql<Stored>`select id, at, person_name as by, facts ->> 'section' as section,
          facts ->> 'from' as "from", (facts ->> 'is_cancelled')::boolean as is_cancelled,
          before, after
        from audit where ${where} order by id desc limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from audit where ${where}`),
  ]);
  return { aaData: rows.map(shown), total: counted?.total ?? 0 };
}
