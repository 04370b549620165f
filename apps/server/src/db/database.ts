import type { Kysely, Transaction } from 'kysely';

/** What happens to a database outside any request, for the log. */
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
  /** Milliseconds that it took. */
  took?: number;
}

/** Told which merchants have new events, or null where any may have. */
export type OnWake = (merchantIds: readonly number[] | null) => void;

/** One database, whichever engine is behind it. */
export interface Database<Tables> {
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /** Runs work in one transaction, again (at most five times) when the engine asks for it. */
  transaction<T>(run: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Calls back soon after events were committed, on any node; answers how to stop. */
  listen(onWake: OnWake): () => void;
  /** Tells of every statement once it has run, without its parameters, and the milliseconds that it took. */
  watch(onStatement: (statement: string, ms: number) => void): void;
  /** Whether a query would be answered now. */
  isHealthy(): boolean;
  /** How many calls wait for a connection. */
  waiting(): number;
  /** Whether the disk has room for writes, as far as this process can see. */
  hasSpace(): boolean;
  close(): Promise<void>;
}
