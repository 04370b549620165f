import type { PlatformSetting } from '@servery/api';
import type { PlatformStore } from '@servery/domain/commands';
import { firstPlatformSettings, type PlatformSettingOf } from '@servery/domain/platform';
import { sql } from 'kysely';
import { appendAudit, platform } from '../../audit/append.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { first, type Sql } from '../../storage/sql.ts';

/** The lock of the platform's settings: one that was never changed has no row to lock. */
const settingsLock = 7_300_170_177;

/** Returns a setting of the platform. */
export async function platformSettingOf<Type extends PlatformSetting['type']>(
  db: Sql,
  type: Type,
): Promise<PlatformSettingOf<Type>> {
  const row = await first(
    db,
    sql<PlatformSettingOf<Type>>`select type, version, value, changed_at, changed_by
      from platform_setting where type = ${type}`,
  );
  return row ?? firstPlatformSettings[type];
}

/** Adds a change to the audit of the platform. Merchants have no events of it. */
const record = (
  { host, sql: db, caller, now, requestId }: RequestContext,
  before: PlatformSetting,
  after: PlatformSetting,
): Promise<void> =>
  appendAudit(db, platform, [
    {
      id: host.nextId(),
      at: now.toISOString(),
      person_id: caller.id,
      person_name: caller.name,
      action: 'platform.changed',
      object_id: null,
      request_id: requestId,
      facts: { type: after.type },
      before: before.value,
      after: after.value,
    },
  ]);

/** Returns the SQL store of the platform's settings. */
export const platformStore = (ctx: RequestContext): PlatformStore => ({
  actor: { name: ctx.caller.name },
  load: (type) => platformSettingOf(ctx.sql, type),
  async lock(type) {
    await sql`select pg_advisory_xact_lock(${settingsLock})`.execute(ctx.sql);
    return platformSettingOf(ctx.sql, type);
  },
  async save(before, after) {
    const { type, version, value, changed_at, changed_by } = after;
    await sql`insert into platform_setting (type, version, value, changed_at, changed_by)
      values (${type}, ${version}, ${JSON.stringify(value)}::jsonb, ${changed_at}, ${changed_by})
      on conflict (type) do update set version = excluded.version, value = excluded.value,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(ctx.sql);
    await record(ctx, before, after);
  },
});
