import type { Kysely, Transaction } from 'kysely';

/** An event of a database outside any request, for the log. */
export interface DatabaseEvent {
  kind:
    | 'opened'
    | 'lost'
    | 'reopened'
    | 'reopen-failed'
    | 'space-low'
    | 'space-enough'
    | 'lock-taken-over'
    | 'lock-lost'
    | 'retried';
  detail?: string;
  /** The duration in milliseconds. */
  took?: number;
}

/** Called with the merchants that have new events, or null if any merchant may have some. */
export type OnWake = (merchantIds: readonly number[] | null) => void;

/** A database, on either engine. */
export interface Database<Tables> {
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /** Runs work in one transaction, and retries it (up to 5 attempts) after conflicts. */
  transaction<T>(run: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Calls back soon after events are committed on any node; returns a function that stops it. */
  listen(onWake: OnWake): () => void;
  /**
   * Calls back after each statement with its text, without parameters, and its duration in
   * milliseconds.
   */
  watch(onStatement: (statement: string, ms: number) => void): void;
  /** Whether a query would be answered now. */
  isHealthy(): boolean;
  /** Returns the number of calls that are waiting for a connection. */
  waiting(): number;
  /** Whether the disk has enough space for writes, as far as this process knows. */
  hasSpace(): boolean;
  close(): Promise<void>;
}
