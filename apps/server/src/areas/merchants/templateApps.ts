import { sql } from 'kysely';
import type { Host } from '../../http/host.ts';
import { within } from '../../http/scope.ts';
import { first, type Sql } from '../../storage/sql.ts';
import type { Caller } from '../../http/RequestContext.ts';

/**
 * Whether a caller sees the template apps: by the server-wide setting, or else by the setting of
 * any merchant in their scope.
 */
export async function hasTemplateApps(
  { templateApps }: Pick<Host, 'templateApps'>,
  db: Sql,
  { scope }: Pick<Caller, 'scope'>,
): Promise<boolean> {
  if (templateApps !== undefined) return templateApps;
  const known = await first(
    db,
    sql`select 1 from merchant
      where ${within(scope)} and settings ->> 'template_apps' = 'true' limit 1`,
  );
  return known !== undefined;
}
