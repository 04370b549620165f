import type { UserInfo } from '@servery/api';
import { sql } from 'kysely';
import type { Host } from './host.ts';
import { within } from './scope.ts';
import { all, first, type Sql } from './sql.ts';
import { hasTemplateApps } from './templateApps.ts';
import { callerOf, personColumns, type PersonRow } from './session/sessions.ts';
import type { Caller } from './visit.ts';

/** Who somebody is, with every merchant in their scope by name. */
export async function userInfoFor(
  host: Pick<Host, 'templateApps'>,
  db: Sql,
  caller: Caller,
): Promise<UserInfo> {
  const { id, username, name, role, template, merchant_id, rights, scope, device = null } = caller;
  const merchants = await all(
    db,
    sql<UserInfo['merchants'][number]>`select merchant_id as id, name,
        settings ->> 'time_zone' as time_zone,
        settings ->> 'day_start' as day_start, settings ->> 'currency' as currency
      from merchant
      where ${within(scope)} order by merchant_id`,
  );
  const merchant = merchants.find((one) => one.id === merchant_id) ?? null;
  const has_template_apps = !device && (await hasTemplateApps(host, db, caller));
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
    has_template_apps,
  };
}

/** Somebody with an account, as they would be if they called. */
export async function findPerson(db: Sql, id: number): Promise<Caller | null> {
  const row = await first(
    db,
    sql<PersonRow>`select ${personColumns} from person p where p.id = ${id} and p.is_active`,
  );
  return row ? callerOf(row, 0) : null;
}
