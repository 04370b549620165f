import type { DatabaseConnection, Kysely } from 'kysely';

/** A connection that moves whole stretches of a table, as both engines' connections do. */
export interface CopyConnection extends DatabaseConnection {
  /** What a query gives, in COPY's text format: one line a row. */
  copyOut(query: string): Promise<Uint8Array>;
  /** Adds rows in COPY's text format to a table, named with its columns: `payment (id, at)`. */
  copyIn(target: string, rows: Uint8Array): Promise<void>;
  /** Runs one statement without values that may take so many milliseconds, whatever others may. */
  patiently(statement: string, milliseconds: number): Promise<void>;
}

/**
 * Lends the connection behind a transaction, or any free one behind a database; in `run` nothing
 * else can be asked of that transaction.
 */
export const lendConnection = <Tables, T>(
  db: Kysely<Tables>,
  run: (connection: CopyConnection) => Promise<T>,
): Promise<T> =>
  db.getExecutor().provideConnection((connection) => run(connection as CopyConnection));
