import { Kysely, type Transaction } from 'kysely';
import { ConfinedDriver } from './confine.ts';
import type { Database, DatabaseEvent } from './database.ts';
import { dialectOf } from './dialect.ts';
import { openEmbedded, openMemory } from './embedded/openEmbedded.ts';
import { merchantsWithEvents } from './events.ts';
import { inside } from './inside.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { retry } from './retry.ts';
import { createWake } from './wake.ts';

/** The location and the options of a database. */
export interface OpenOptions {
  /** The folder of the embedded engine, or `memory` for a database that is lost when closed. */
  dataDir: string;
  /** The URL of a PostgreSQL-compatible server, used in place of the embedded engine. */
  databaseUrl?: string;
  onEvent?: (event: DatabaseEvent) => void;
  /**
   * Called after each statement with its text, without parameters, and its duration in
   * milliseconds.
   */
  onStatement?: (statement: string, ms: number) => void;
  /** For `memory`: the result of `createImage`, which makes opening a new database fast. */
  image?: Blob;
  /**
   * Statements of the embedded engine that take longer than this, in milliseconds, count as hung.
   */
  queryTimeoutMs?: number;
  /** The longest time that a call waits for a restart of the engine, in milliseconds. */
  graceMs?: number;
  /**
   * The minimum of free bytes, below which nothing is written.
   * @default `SERVERY_MIN_FREE_MB`, or else 200 MB
   */
  minFreeBytes?: number;
  /** The maximum number of connections to PostgreSQL. */
  poolSize?: number;
  /** Whether every connection is restricted to the scope in which it was acquired. */
  isConfined?: boolean;
}

const megabyte = 1024 * 1024;
/** Returns the minimum of free bytes on a disk: `SERVERY_MIN_FREE_MB`, or else 200 MB. */
export const minFreeFromEnvironment = (): number => {
  const given = Number(process.env['SERVERY_MIN_FREE_MB']);
  return (Number.isFinite(given) && given > 0 ? given : 200) * megabyte;
};

const openEngine = async (options: OpenOptions, onEvent: (event: DatabaseEvent) => void) => {
  if (options.databaseUrl) {
    const { databaseUrl, poolSize = 10 } = options;
    return {
      engine: 'postgres' as const,
      hasSpace: undefined,
      ...(await openPostgres({ databaseUrl, poolSize, onEvent })),
    };
  }
  if (options.dataDir === 'memory') {
    return {
      engine: 'embedded' as const,
      wake: createWake(),
      ...(await openMemory(options.image)),
    };
  }
  const opened = await openEmbedded({
    dataDir: options.dataDir,
    queryTimeoutMs: options.queryTimeoutMs ?? 15_000,
    graceMs: options.graceMs ?? 2_000,
    minFreeBytes: options.minFreeBytes ?? minFreeFromEnvironment(),
    onEvent,
  });
  return { engine: 'embedded' as const, wake: createWake(), ...opened };
};

/** Opens the database of the options, on either engine; rejects if it isn't durable. */
export async function openDatabase<Tables>(options: OpenOptions): Promise<Database<Tables>> {
  const onEvent = options.onEvent ?? (() => undefined);
  const opened = await openEngine(options, onEvent);
  const { engine, driver, wake } = opened;
  const watching = options.onStatement ? [options.onStatement] : [];
  const kysely = new Kysely<Tables>({
    dialect: dialectOf(options.isConfined ? new ConfinedDriver(driver) : driver),
    log: ({ query, queryDurationMillis }) => {
      for (const onStatement of watching) onStatement(query.sql, queryDurationMillis);
    },
  });

  const attempt = async <T>(run: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => {
    let merchants: ReadonlySet<number> | undefined;
    const result = await kysely.transaction().execute(async (trx) => {
      const answer = await inside(driver, () => run(trx));
      merchants = merchantsWithEvents(trx);
      return answer;
    });
    if (merchants) wake.notify(merchants);
    return result;
  };

  return {
    kysely,
    engine,
    transaction: (run) =>
      retry(
        () => attempt(run),
        (error) => onEvent({ kind: 'retried', detail: error.message }),
      ),
    listen: (onWake) => wake.listen(onWake),
    watch: (onStatement) => void watching.push(onStatement),
    isHealthy: () => opened.isHealthy(),
    waiting: () => driver.waiting,
    hasSpace: () => opened.hasSpace?.() ?? true,
    close: async () => {
      wake.stop();
      await kysely.destroy();
      await opened.close();
    },
  };
}
