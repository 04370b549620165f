import { sql } from 'kysely';
import { first, type Db, type Sql } from '../sql.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { guarded } from './guarded.ts';
import { openDatabase } from './open.ts';
import { SqlError } from './SqlError.ts';

/** Where heavy reads go that need not see what was written a moment ago. */
export interface Reports {
  /** Reads from the replica while it is there and follows closely, else from the primary. */
  read<T>(run: (db: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How a replica is watched. */
export interface ReplicaOptions {
  databaseUrl: string;
  /** Milliseconds that it may be behind. */
  mostLagMs?: number;
  checkMs?: number;
  /** As the primary is opened. */
  isConfined?: boolean;
}

/** Reports from the primary itself. */
export const reportsOf = ({ kysely }: Pick<Db, 'kysely'>): Reports => ({
  read: (run) => run(kysely),
  close: async () => undefined,
});

/** A place in the primary's log as a number that grows. */
const placeOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** Whether the replica failed rather than the read: it went away, or its replay got in the way. */
const isReplicas = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof SqlError && error.code === '40001');

/**
 * Reports from a streaming standby. How far it is behind is told by where the primary's log was when
 * and which of those places the standby has reached, so that no two clocks are compared.
 */
export function followReplica(
  primary: Db,
  { databaseUrl, mostLagMs = 5_000, checkMs = 1_000, isConfined }: ReplicaOptions,
): Reports {
  let replica: Db | undefined;
  let marks: { place: bigint; at: number }[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;

  const check = async () => {
    replica ??= guarded(await openDatabase({ dataDir: '', databaseUrl, poolSize: 5, isConfined }));
    const at = performance.now();
    const here = await first(
      primary.kysely,
      sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`,
    );
    marks.push({ place: placeOf(here!.lsn), at });
    const there = await first(
      replica.kysely,
      sql<{ lsn: string | null }>`select case when pg_is_in_recovery()
        then pg_last_wal_replay_lsn()::text end as lsn`,
    );
    // Not a standby at all: nobody knows what it holds.
    if (!there?.lsn) return;
    const reached = placeOf(there.lsn);
    const passed = marks.findLastIndex(({ place }) => place <= reached);
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
      if (replica && performance.now() - freshAt <= mostLagMs) {
        try {
          return await run(replica.kysely);
        } catch (error) {
          if (!isReplicas(error)) throw error;
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

/** Reports as the settings say: from a replica where there is one. */
export const openReports = (
  primary: Db,
  { replicaUrl, isConfined }: { replicaUrl?: string; isConfined?: boolean },
): Reports =>
  replicaUrl ? followReplica(primary, { databaseUrl: replicaUrl, isConfined }) : reportsOf(primary);
