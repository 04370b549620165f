import { sql } from 'kysely';
import type { Host } from './host.ts';
import { within } from './scope.ts';
import { first, type Sql } from './sql.ts';
import type { Caller } from './visit.ts';

/** Whether somebody sees the template apps: as the server says for everybody, or as a merchant in their scope has it. */
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
