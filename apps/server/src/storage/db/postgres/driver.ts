import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { refuseInside } from '../inside.ts';
import { savepointSql } from '../savepoint.ts';
import { Turns } from '../Turns.ts';
import type { Line } from './Line.ts';

const patienceMs = 15_000;

/** Kysely's driver for a fixed number of connections. */
export class PostgresDriver implements Driver {
  readonly #lines: Turns<Line>;

  constructor(lines: readonly Line[]) {
    this.#lines = new Turns(lines, patienceMs);
  }

  get waiting(): number {
    return this.#lines.waiting;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInside(this);
    return this.#lines.take();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await (connection as Line).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as Line).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as Line).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await (connection as Line).run(savepointSql('savepoint', name));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await (connection as Line).run(savepointSql('rollback to savepoint', name));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await (connection as Line).run(savepointSql('release savepoint', name));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Line).reset();
    this.#lines.give(connection as Line);
  }

  async destroy(): Promise<void> {}
}
