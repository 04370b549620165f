import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { ReservedSql, Sql } from 'postgres';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { refuseInside } from '../inside.ts';
import { savepointSql } from '../savepoint.ts';
import { SqlError } from '../SqlError.ts';
import { translate } from './failure.ts';
import type { Lease, Leases } from './Leases.ts';

/** Kysely's driver over a pool of postgres.js; only a transaction reserves a connection. */
export class PostgresDriver implements Driver {
  readonly #sql: Sql;
  readonly #leases: Leases;
  readonly #onResult: (error?: unknown) => void;

  constructor(sql: Sql, leases: Leases, onResult: (error?: unknown) => void) {
    this.#sql = sql;
    this.#leases = leases;
    this.#onResult = onResult;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInside(this);
    return new PostgresConnection(this.#sql, this.#leases, this.#onResult);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await (connection as PostgresConnection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as PostgresConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as PostgresConnection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await (connection as PostgresConnection).run(savepointSql('savepoint', name));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await (connection as PostgresConnection).run(savepointSql('rollback to savepoint', name));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await (connection as PostgresConnection).run(savepointSql('release savepoint', name));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PostgresConnection).release();
  }

  async destroy(): Promise<void> {}
}

class PostgresConnection implements DatabaseConnection {
  readonly #pool: Sql;
  readonly #leases: Leases;
  readonly #onResult: (error?: unknown) => void;
  #reserved: ReservedSql | undefined;
  #lease: Lease | undefined;

  constructor(pool: Sql, leases: Leases, onResult: (error?: unknown) => void) {
    this.#pool = pool;
    this.#leases = leases;
    this.#onResult = onResult;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.run(sql, parameters);
    return { rows: [...result] as R[], numAffectedRows: BigInt(result.count ?? 0) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed, as on the embedded engine; page through them.');
  }

  async run(
    text: string,
    params: readonly unknown[] = [],
    isRetryable = this.#reserved !== undefined,
  ) {
    if (this.#lease?.isLost) throw new DatabaseUnavailable('unreachable', { isRetryable });
    const sql = this.#reserved ?? this.#pool;
    try {
      // Type 0 makes the server say what a parameter is, so that our serializers always decide.
      const typed = params.map((value) => sql.typed((value ?? null) as never, 0));
      const result = await sql.unsafe(text, typed as never[], { prepare: true });
      this.#onResult();
      return result;
    } catch (error) {
      this.#onResult(error);
      throw translate(error, isRetryable);
    }
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel && `isolation level ${isolationLevel}`;
    const lease = this.#leases.open();
    try {
      this.#reserved = await this.#pool.reserve();
      this.#lease = lease;
      await this.#reserved.unsafe(
        ['begin', level, accessMode, lease.mark].filter(Boolean).join(' '),
      );
    } catch (error) {
      this.#onResult(error);
      this.release();
      throw translate(error, true);
    }
  }

  async commit(): Promise<void> {
    const result = await this.run('commit', [], false);
    if (result.command === 'COMMIT') return;
    throw new SqlError({ code: '25P02', message: 'The transaction had failed and was undone.' });
  }

  async rollback(): Promise<void> {
    // The server has undone it already where the connection is lost.
    await this.run('rollback').catch(() => undefined);
  }

  release(): void {
    // A lost connection went back to the pool by itself; giving it back again would corrupt it.
    if (!this.#lease?.isLost) this.#reserved?.release();
    if (this.#lease) this.#leases.close(this.#lease);
    this.#lease = undefined;
    this.#reserved = undefined;
  }
}
