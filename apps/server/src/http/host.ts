import type { Reports } from '../storage/db/replica.ts';
import type { Log } from '../log.ts';
import type { ServerMetrics } from '../observe/serverMetrics.ts';
import type { PrintingSettings } from '../printingSettings.ts';
import type { PushSettings } from '../pushSettings.ts';
import type { Db } from '../storage/sql.ts';

/** The dependencies that all requests of this server share. */
export interface Host {
  database: Db;
  /**
   * The database for heavy reports.
   * @default the database itself
   */
  reports?: Reports;
  now: () => Date;
  /** Returns a new id, larger than the previous one. */
  nextId: () => number;
  /** The key of the hashes that PINs are looked up by; never stored in the database. */
  pepper: string;
  log: Log;
  /** Overrides of the push settings. */
  push?: PushSettings;
  /** Overrides of the printing settings. */
  printing?: PrintingSettings;
  /**
   * Switches the template apps on or off for all merchants; without it, each merchant's own setting
   * decides.
   */
  templateApps?: boolean | undefined;
  /** Metrics counters, if metrics are enabled. */
  metrics?: ServerMetrics;
}
