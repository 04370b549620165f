import type { Reports } from './db/replica.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './observe/serverMetrics.ts';
import type { PrintingSettings } from './printing/settings.ts';
import type { PushSettings } from './push/settings.ts';
import type { Db } from './sql.ts';

/** What every request of this server shares. */
export interface Host {
  database: Db;
  /** Where heavy reads of the past go; to the database itself where it is left out. */
  reports?: Reports;
  now: () => Date;
  /** A fresh id, larger than the last. */
  nextId: () => number;
  /** Keys the hashes by which PINs are found; never in the database. */
  pepper: string;
  log: Log;
  /** How push messages are sent, where it is not as usual. */
  push?: PushSettings;
  /** How printers are reached, where it is not as usual. */
  printing?: PrintingSettings;
  /** Switches the template apps on or off for all merchants; without it, each merchant's own setting decides. */
  templateApps?: boolean | undefined;
  /** Counts what happens, where somebody looks. */
  metrics?: ServerMetrics;
}
