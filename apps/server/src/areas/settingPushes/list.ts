import type { listSettingPushes, Parsed, SettingPush } from '@servery/api';
import { showSettingPush } from '@servery/domain/setting-pushes';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { known, narrow } from '../../http/scope.ts';
import { pageOfPushes } from '../pushes/pageOfPushes.ts';
import { settingPushTable } from './rows.ts';

/**
 * Returns one page of the pushes of settings that came from a merchant or changed it, and that
 * started in the caller’s scope, the newest first.
 * @throws `notFound` if the merchant is outside the scope
 */
export async function pageOfSettingPushes(
  ctx: Pick<RequestContext, 'sql' | 'caller' | 'now'>,
  { merchant_id, section, start, length }: Parsed<typeof listSettingPushes>['query'],
): Promise<{ aaData: SettingPush[]; total: number }> {
  narrow(ctx.caller, await known(ctx.sql, ctx.caller, merchant_id));
  const changed = JSON.stringify([{ merchant_id }]);
  const where = sql`(p.merchant_id = ${merchant_id} or p.outlets @> ${changed}::jsonb)
    ${section === '' ? sql`` : sql`and p.section = ${section}`}`;
  return pageOfPushes(
    ctx,
    settingPushTable,
    { where, start, length, order: 'desc' },
    showSettingPush,
  );
}
