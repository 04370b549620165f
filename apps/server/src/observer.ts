import type { Config } from './config.ts';
import type { Database, DatabaseEvent } from './storage/db/database.ts';
import { createLimits, noLimits, type Limits } from './http/limits/limits.ts';
import { createStreams, type Streams } from './session/streams.ts';
import type { Log } from './log.ts';
import { createServerMetrics, type ServerMetrics } from './observe/serverMetrics.ts';
import { slowStatements } from './observe/slowStatements.ts';

/** The metrics and limits of a running server. */
export interface Watching {
  metrics: ServerMetrics;
  streams: Streams;
  limits: Limits;
}

/** Observes the database from its opening, and later the whole server. */
export interface Observer {
  onEvent: (event: DatabaseEvent) => void;
  onStatement: (statement: string, ms: number) => void;
  begin(database: Database<unknown>): Watching;
}

type Watched = Pick<Config, 'rates' | 'maxStreams' | 'slowMs'>;

/** Creates an observer that logs and counts events. */
export function createObserver({ rates, maxStreams, slowMs }: Watched, log: Log): Observer {
  let metrics: ServerMetrics | undefined;
  return {
    onEvent: ({ kind, ...facts }) => {
      metrics?.databaseEvents.add({ kind });
      const level = kind === 'opened' || kind === 'retried' ? 'info' : 'warn';
      log(level, `database ${kind}`, { ...facts });
    },
    onStatement: slowStatements(log, slowMs, () => metrics?.slowStatements.add()),
    begin: (database) => {
      if (!rates) log('warn', 'rate limits are off: requests are not limited');
      const streams = createStreams({ most: rates ? maxStreams : Infinity });
      const made = createServerMetrics({ database, streams });
      metrics = made;
      const onRefusal = (limit: string, by: string) => made.refusals.add({ limit, by });
      return { metrics, streams, limits: rates ? createLimits(rates, onRefusal) : noLimits };
    },
  };
}
