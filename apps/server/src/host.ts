import type { Log } from './log.ts';
import type { ServerMetrics } from './observe/serverMetrics.ts';
import type { Db } from './sql.ts';

/** What every request of this server shares. */
export interface Host {
  database: Db;
  now: () => Date;
  /** A fresh id, larger than the last. */
  nextId: () => number;
  /** Keys the hashes by which PINs are found; never in the database. */
  pepper: string;
  log: Log;
  /** Counts what happens, where somebody looks. */
  metrics?: ServerMetrics;
}
