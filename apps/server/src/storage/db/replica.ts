import { sql } from 'kysely';
import { first, type Db, type Sql } from '../sql.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { guarded } from './guarded.ts';
import { openDatabase } from './open.ts';
import { SqlError } from './SqlError.ts';

/** The database for heavy reads that may be slightly outdated. */
export interface Reports {
  /** Reads from the replica if it is available and up to date, else from the primary. */
  read<T>(run: (db: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The options of a replica. */
export interface ReplicaOptions {
  databaseUrl: string;
  /** The maximum lag in milliseconds. */
  maxLagMs?: number;
  checkMs?: number;
  /** Whether connections are restricted as those of the primary are. */
  isConfined?: boolean;
}

/** Returns reports that read from the primary. */
export const reportsOf = ({ kysely }: Pick<Db, 'kysely'>): Reports => ({
  read: (run) => run(kysely),
  close: async () => undefined,
});

/** Returns a position in the primary's log (LSN) as an increasing number. */
const positionOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/**
 * Whether the replica is at fault rather than the read: it became unavailable, or its replay
 * conflicted with the read.
 */
const isReplicaError = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof SqlError && error.code === '40001');

/**
 * Returns reports that read from a streaming standby. The lag is measured by when the primary's log
 * was at which position, and which of these positions the standby has reached, so that no two
 * clocks are compared.
 */
export function followReplica(
  primary: Db,
  { databaseUrl, maxLagMs = 5_000, checkMs = 1_000, isConfined }: ReplicaOptions,
): Reports {
  let replica: Db | undefined;
  let marks: { position: bigint; at: number }[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;

  const check = async () => {
    replica ??= guarded(await openDatabase({ dataDir: '', databaseUrl, poolSize: 5, isConfined }));
    const at = performance.now();
    const here = await first(
      primary.kysely,
      sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`,
    );
    marks.push({ position: positionOf(here!.lsn), at });
    const there = await first(
      replica.kysely,
      sql<{ lsn: string | null }>`select case when pg_is_in_recovery()
        then pg_last_wal_replay_lsn()::text end as lsn`,
    );
    // Not a standby: its content is unknown.
    if (!there?.lsn) return;
    const reached = positionOf(there.lsn);
    const passed = marks.findLastIndex(({ position }) => position <= reached);
    if (passed >= 0) freshAt = marks[passed]!.at;
    marks = marks.slice(passed + 1).slice(-60);
  };
  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check()
      .catch(() => undefined)
      .finally(() => {
        checking = undefined;
      });
  }, checkMs);
  timer.unref();

  return {
    read: async (run) => {
      if (replica && performance.now() - freshAt <= maxLagMs) {
        try {
          return await run(replica.kysely);
        } catch (error) {
          if (!isReplicaError(error)) throw error;
          freshAt = Number.NEGATIVE_INFINITY;
        }
      }
      return run(primary.kysely);
    },
    close: async () => {
      clearInterval(timer);
      await checking;
      await replica?.close();
    },
  };
}

/** Returns reports according to the settings: from a replica if there is one. */
export const openReports = (
  primary: Db,
  { replicaUrl, isConfined }: { replicaUrl?: string; isConfined?: boolean },
): Reports =>
  replicaUrl ? followReplica(primary, { databaseUrl: replicaUrl, isConfined }) : reportsOf(primary);
