import type { MenuSource } from '@servery/api';
import { countMenu, hasMenu } from '@servery/domain/menu';
import { byName } from '@servery/domain/search';
import { settingsAt } from '@servery/domain/settings';
import { sql } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { loadBook } from '../menu/load.ts';
import { inGroupOf } from './inGroupOf.ts';

/** More outlets than anybody chooses from in one list. */
const maxSources = 50;

/** Returns the outlets of a merchant's group whose menu it can copy. */
export async function menuSourcesOf(
  db: Sql,
  scope: Scope,
  merchant_id: number,
  now: Date,
): Promise<MenuSource[]> {
  if (hasMenu(await loadBook(db, merchant_id))) return [];
  const rows = await all(
    db,
    sql<Pick<Rows['merchant'], 'name' | 'settings'> & { id: number }>`select m.merchant_id as id,
        m.name, m.settings from merchant m
      where ${within(scope, 'm.merchant_id')} and m.merchant_id <> ${merchant_id}
        and ${inGroupOf(merchant_id)}
        and exists (select 1 from menu_item i where i.merchant_id = m.merchant_id)
      order by m.merchant_id limit ${maxSources}`,
  );
  const sources = await Promise.all(
    rows.map(async ({ id, name, settings }) => {
      const { tax_classes } = settingsAt(settings, now);
      return { id, name, ...countMenu(await loadBook(db, id), tax_classes) };
    }),
  );
  return sources.toSorted(byName);
}
