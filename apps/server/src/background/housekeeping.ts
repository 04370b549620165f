import { sql } from 'kysely';
import { lendConnection } from '../storage/db/copy.ts';
import { all, first, type Db } from '../storage/sql.ts';

const megabyte = 1024 * 1024;
const patienceMs = 10 * 60_000;
/**
 * Bytes of changes since the last checkpoint that a start after a power cut would have to replay.
 * Kept small, because a checkpoint blocks all other statements.
 */
const maxLogBytes = 32 * megabyte;
/**
 * Tables up to this size are vacuumed within milliseconds; larger ones are done only once a day.
 */
const smallTable = 8 * megabyte;

/** Whether a new hour or a new day has begun since the last housekeeping. */
export interface Moment {
  isNewHour: boolean;
  isNewDay: boolean;
}

/** Does the maintenance of the embedded engine that a PostgreSQL server does automatically. */
export async function runHousekeeping(
  database: Db,
  { isNewHour, isNewDay }: Moment,
): Promise<void> {
  if (database.engine !== 'embedded') return;
  await checkpointWhenLong(database);
  if (isNewDay) await tidyTables(database, Number.MAX_SAFE_INTEGER);
  else if (isNewHour) await tidyTables(database, smallTable);
}

/**
 * Runs a checkpoint on the embedded engine if its log has grown longer than `most` bytes: it has no
 * checkpointer of its own and would keep every change since its start. Returns whether it ran one.
 */
export async function checkpointWhenLong(database: Db, most = maxLogBytes): Promise<boolean> {
  const log = await first(
    database.kysely,
    sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes
      from pg_control_checkpoint()`,
  );
  if (log!.bytes < most) return false;
  await lendConnection(database.kysely, (connection) =>
    connection.patiently('checkpoint', patienceMs),
  );
  return true;
}

interface Untidy {
  table: string;
  hasDeadRows: boolean;
}

/**
 * Vacuums and analyses the embedded engine's tables up to a size, one by one and only if needed, as
 * autovacuum does on a PostgreSQL server. Returns the names of those tables.
 */
export async function tidyTables(database: Db, maxBytes: number): Promise<string[]> {
  const untidy = await all(
    database.kysely,
    sql<Untidy>`select * from (
      select format('%I.%I', s.schemaname, s.relname) as table,
        s.n_dead_tup > 50 + 0.2 * s.n_live_tup or age(c.relfrozenxid) > 100000000 as "hasDeadRows",
        s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
          or coalesce(s.last_analyze, s.last_autoanalyze) is null and c.reltuples <> 0 as "isUnknown"
      from pg_stat_all_tables s join pg_class c on c.oid = s.relid
      where s.schemaname in (current_schema(), 'pg_catalog') and c.relkind = 'r'
        and pg_total_relation_size(s.relid) <= ${maxBytes}::bigint
      order by pg_total_relation_size(s.relid)) t
    where "hasDeadRows" or "isUnknown"`,
  );
  for (const { table, hasDeadRows } of untidy)
    await lendConnection(database.kysely, (connection) =>
      connection.patiently(`${hasDeadRows ? 'vacuum (analyze)' : 'analyze'} ${table}`, patienceMs),
    );
  return untidy.map(({ table }) => table);
}
