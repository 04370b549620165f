import type { Config } from '../config.ts';
import type { Database, DatabaseEvent } from '../db/database.ts';
import { createLimits, noLimits, type Limits } from '../limits/limits.ts';
import { createStreams, type Streams } from '../limits/streams.ts';
import type { Log } from '../log.ts';
import { createServerMetrics, type ServerMetrics } from './serverMetrics.ts';
import { slowStatements } from './slowStatements.ts';

/** What counts a server's work and keeps it within bounds. */
export interface Watching {
  metrics: ServerMetrics;
  streams: Streams;
  limits: Limits;
}

/** Sees what a server does: first its database, then everything. */
export interface Observer {
  onEvent: (event: DatabaseEvent) => void;
  onStatement: (statement: string, ms: number) => void;
  begin(database: Database<unknown>): Watching;
}

type Watched = Pick<Config, 'rates' | 'mostStreams' | 'slowMs'>;

/** Writes what happens to the log and counts it. */
export function createObserver({ rates, mostStreams, slowMs }: Watched, log: Log): Observer {
  let metrics: ServerMetrics | undefined;
  return {
    onEvent: ({ kind, ...facts }) => {
      metrics?.databaseEvents.add({ kind });
      const level = kind === 'opened' || kind === 'retried' ? 'info' : 'warn';
      log(level, `database ${kind}`, { ...facts });
    },
    onStatement: slowStatements(log, slowMs, () => metrics?.slowStatements.add()),
    begin: (database) => {
      if (!rates) log('warn', 'rate limits are off: anybody may call as often as they like');
      const streams = createStreams({ most: rates ? mostStreams : Infinity });
      const made = createServerMetrics({ database, streams });
      metrics = made;
      const onRefusal = (limit: string, by: string) => made.refusals.add({ limit, by });
      return { metrics, streams, limits: rates ? createLimits(rates, onRefusal) : noLimits };
    },
  };
}
