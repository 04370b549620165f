import type { listSettingPushes, Parsed, SettingPush } from '@servery/api';
import { showSettingPush, type SettingPushRecord } from '@servery/domain/setting-pushes';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin, known, narrow, within } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import { settingPushColumns } from './rows.ts';

/**
 * Returns one page of the pushes of settings that came from a merchant or changed it, and that
 * started in the caller’s scope, the newest first.
 * @throws `notFound` if the merchant is outside the scope
 */
export async function pageOfSettingPushes(
  { sql: db, caller, now }: Pick<RequestContext, 'sql' | 'caller' | 'now'>,
  { merchant_id, section, start, length }: Parsed<typeof listSettingPushes>['query'],
): Promise<{ aaData: SettingPush[]; total: number }> {
  narrow(caller, await known(db, caller, merchant_id));
  const { scope } = caller;
  const changed = JSON.stringify([{ merchant_id }]);
  const found = sql`${within(scope, 'p.merchant_id')}
    and (p.merchant_id = ${merchant_id} or p.outlets @> ${changed}::jsonb)
    ${section === '' ? sql`` : sql`and p.section = ${section}`}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<SettingPushRecord>`select ${settingPushColumns} from setting_push p where ${found}
        order by p.id desc limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from setting_push p where ${found}`),
  ]);
  const aaData = rows.map((push) => {
    const isReachable = push.outlets.every((outlet) => isWithin(scope, outlet.merchant_id));
    return showSettingPush(push, now, isReachable);
  });
  return { aaData, total: count?.total ?? 0 };
}
