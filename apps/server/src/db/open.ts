import { Kysely, type Transaction } from 'kysely';
import { ConfinedDriver } from './confine.ts';
import type { Database, DatabaseEvent } from './database.ts';
import { dialectOf } from './dialect.ts';
import { openEmbedded, openMemory } from './embedded/openEmbedded.ts';
import { merchantsWithNews } from './events.ts';
import { inside } from './inside.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { retry } from './retry.ts';
import { createWake } from './wake.ts';

/** Where a database is and how it is watched. */
export interface OpenOptions {
  /** The folder of the embedded engine, or `memory` for one that is gone when closed. */
  dataDir: string;
  /** A PostgreSQL-compatible server instead of the embedded engine. */
  databaseUrl?: string;
  onEvent?: (event: DatabaseEvent) => void;
  /** Hears of every statement, without its parameters, and the milliseconds that it took. */
  onStatement?: (statement: string, ms: number) => void;
  /** For `memory`: what `createImage` gave, so that a fresh database costs little. */
  image?: Blob;
  /** Milliseconds after which a statement of the embedded engine counts as hung. */
  queryTimeoutMs?: number;
  /** Milliseconds that a call waits for an engine that is being started anew. */
  graceMs?: number;
  /** Free bytes below which nothing is written any more; else `SERVERY_MIN_FREE_MB`, else 200 MB. */
  minFreeBytes?: number;
  /** Connections to PostgreSQL at most. */
  poolSize?: number;
  /** Whether every connection reaches no further than the scope that it was asked for in. */
  isConfined?: boolean;
}

const megabyte = 1024 * 1024;
/** Bytes that must stay free on a disk: `SERVERY_MIN_FREE_MB`, else 200 MB. */
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

/** Opens the database that the options name, on whichever engine; rejects where it cannot be trusted. */
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
    let told: ReadonlySet<number> | undefined;
    const result = await kysely.transaction().execute(async (trx) => {
      const answer = await inside(driver, () => run(trx));
      told = merchantsWithNews(trx);
      return answer;
    });
    if (told) wake.nudge(told);
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
