import type { DatabaseConnection, Kysely } from 'kysely';

/** A connection that also supports COPY, as those of both engines do. */
export interface CopyConnection extends DatabaseConnection {
  /** Returns the result of a query in COPY's text format, one line per row. */
  copyOut(query: string): Promise<Uint8Array>;
  /** Adds rows in COPY's text format to a table, given with its columns: `payment (id, at)`. */
  copyIn(target: string, rows: Uint8Array): Promise<void>;
  /** Runs one statement without parameters under this time limit, in place of the usual one. */
  patiently(statement: string, milliseconds: number): Promise<void>;
}

/**
 * Lends the connection of a transaction, or any free connection of a database. While `run` is in
 * progress, the transaction can't be used otherwise.
 */
export const lendConnection = <Tables, T>(
  db: Kysely<Tables>,
  run: (connection: CopyConnection) => Promise<T>,
): Promise<T> =>
  db.getExecutor().provideConnection((connection) => run(connection as CopyConnection));
