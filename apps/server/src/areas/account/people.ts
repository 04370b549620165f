import type { UserInfo } from '@servery/api';
import { isBoundBy } from '@servery/domain/merchants';
import { settingsAt } from '@servery/domain/settings';
import { sql } from 'kysely';
import type { Host } from '../../http/host.ts';
import { within } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { featuresOff } from '../merchants/features.ts';
import type { StoredShop } from '../orders/shop.ts';
import { callerOf, personColumns, type PersonRow } from '../../session/sessions.ts';
import type { Caller } from '../../http/RequestContext.ts';

/** Returns the account of a caller, with the names of all merchants in their scope. */
export async function userInfoFor(
  host: Pick<Host, 'templateApps' | 'now'>,
  db: Sql,
  caller: Caller,
): Promise<UserInfo> {
  const { id, username, name, role, template, merchant_id, rights, scope, device = null } = caller;
  const rows = await all(
    db,
    sql<StoredShop>`select merchant_id as id, name, settings, closure, is_read_only from merchant
      where ${within(scope)} order by merchant_id`,
  );
  const merchants = rows.map((row) => {
    const { time_zone, day_start, currency } = settingsAt(row.settings, host.now());
    return { id: row.id, name: row.name, time_zone, day_start, currency };
  });
  const merchant = merchants.find((candidate) => candidate.id === merchant_id) ?? null;
  const own = rows.find((row) => row.id === merchant_id);
  const off = await featuresOff(host, db, caller);
  return {
    id,
    username,
    name,
    role,
    template,
    merchant,
    merchants,
    rights,
    device,
    closes_at: own?.closure?.closes_at ?? null,
    read_only: isBoundBy(caller, 'outletReadOnly')
      ? rows.filter((row) => row.is_read_only).map((row) => ({ id: row.id, name: row.name }))
      : [],
    viewing: caller.isViewing && merchant ? { id: merchant.id, name: merchant.name } : null,
    off,
  };
}

/** Returns an active person as the caller that they would be, or null if there is none. */
export async function findPerson(db: Sql, id: number): Promise<Caller | null> {
  const row = await first(
    db,
    sql<PersonRow>`select ${personColumns} from person p where p.id = ${id} and p.is_active`,
  );
  return row ? callerOf(row, 0) : null;
}
