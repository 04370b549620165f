import { sql, type Transaction } from 'kysely';
import { asPlatform, tenantRole } from './confine.ts';
import type { Database } from './database.ts';
import { platformTables } from './tables.ts';

const lockKey = 7_300_170_156;

// As a subquery, so that it is evaluated once per statement, not once per row.
const setting = `(select current_setting('servery.merchants', true))`;
const list = `(select string_to_array(nullif(nullif(
  current_setting('servery.merchants', true), 'all'), ''), ',')::bigint[])`;

/** The policy's condition on every row of a merchant's table. */
const isInReach = `${setting} = 'all' or merchant_id = any (${list}::bigint[])`;

/**
 * Enables row-level security on every merchant table, with a policy that restricts reads and writes
 * to the merchants in scope, and creates the role that it applies to. Does nothing if all of it
 * exists.
 */
export const raiseRowSecurity = <Tables>(database: Database<Tables>): Promise<void> =>
  asPlatform(() => database.transaction((trx) => raise(trx, database.engine)));

async function raise<Tables>(trx: Transaction<Tables>, engine: string): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(trx);
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  const { rows: roles } = await sql`select 1 from pg_roles where rolname = ${tenantRole}`.execute(
    trx,
  );
  if (roles.length === 0) await run(`create role ${tenantRole} nologin`);
  const { rows: members } = await sql<{ is: boolean }>`
    select pg_has_role(current_user, ${tenantRole}, 'member') as is`.execute(trx);
  if (!members[0]?.is) await run(`grant ${tenantRole} to current_user`);
  await run(`grant usage on schema public to ${tenantRole}`);
  await run(`grant select, insert, update, delete on all tables in schema public to ${tenantRole}`);
  await run(`revoke insert, update, delete on migration from ${tenantRole}`);
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and exists
      (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'merchants'))
    order by 1`.execute(trx);
  for (const { name } of rows.filter((table) => !platformTables.has(table.name))) {
    await run(
      `create policy merchants on "${name}" using (${isInReach}) with check (${isInReach})`,
    );
    await run(`alter table "${name}" enable row level security`);
  }
}
