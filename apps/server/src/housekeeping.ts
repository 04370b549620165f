import { sql } from 'kysely';
import { lendConnection } from './db/copy.ts';
import { all, first, type Db } from './sql.ts';

const megabyte = 1024 * 1024;
const patienceMs = 10 * 60_000;
/** Of changes since the last checkpoint: what a start after a power cut has to go through again. A little at a time, as nothing else is answered meanwhile. */
const mostLogBytes = 32 * megabyte;
/** Tables that are tidied within milliseconds; larger ones wait for the quiet hour. */
const smallTable = 8 * megabyte;

/** What time it is for housekeeping. */
export interface Moment {
  isNewHour: boolean;
  isNewDay: boolean;
}

/** Does for the embedded engine what a server of its own does by itself. */
export async function keepHouse(database: Db, { isNewHour, isNewDay }: Moment): Promise<void> {
  if (database.engine !== 'embedded') return;
  await checkpointWhenLong(database);
  if (isNewDay) await tidyTables(database, Number.MAX_SAFE_INTEGER);
  else if (isNewHour) await tidyTables(database, smallTable);
}

/**
 * Brings the embedded engine's tables up to date with its log where the log has grown long: it has
 * nothing of its own that does, and would keep every change since its start.
 */
export async function checkpointWhenLong(database: Db, most = mostLogBytes): Promise<boolean> {
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
 * Reclaims dead rows and brings statistics up to date in the embedded engine's tables up to a size,
 * one by one and only where it is worth it: what a server of its own does by itself.
 */
export async function tidyTables(database: Db, mostBytes: number): Promise<string[]> {
  const untidy = await all(
    database.kysely,
    sql<Untidy>`select * from (
      select format('%I.%I', s.schemaname, s.relname) as table,
        s.n_dead_tup > 50 + 0.2 * s.n_live_tup or age(c.relfrozenxid) > 100000000 as "hasDeadRows",
        s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
          or coalesce(s.last_analyze, s.last_autoanalyze) is null and c.reltuples <> 0 as "isUnknown"
      from pg_stat_all_tables s join pg_class c on c.oid = s.relid
      where s.schemaname in (current_schema(), 'pg_catalog') and c.relkind = 'r'
        and pg_total_relation_size(s.relid) <= ${mostBytes}::bigint
      order by pg_total_relation_size(s.relid)) t
    where "hasDeadRows" or "isUnknown"`,
  );
  for (const { table, hasDeadRows } of untidy)
    await lendConnection(database.kysely, (connection) =>
      connection.patiently(`${hasDeadRows ? 'vacuum (analyze)' : 'analyze'} ${table}`, patienceMs),
    );
  return untidy.map(({ table }) => table);
}
