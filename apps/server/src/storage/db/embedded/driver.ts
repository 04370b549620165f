import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { CopyConnection } from '../copy.ts';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { refuseInside } from '../inside.ts';
import { savepointSql, type SavepointVerb } from '../savepoint.ts';
import { SqlError } from '../SqlError.ts';
import type { Engine, Request, Result } from './protocol.ts';
import type { Turns } from '../Turns.ts';

/** The driver's access to the engine. */
export interface Session {
  turns: Turns<true>;
  /**
   * Returns the running engine, ready for statements, or throws `DatabaseUnavailable`. A connection
   * keeps its engine: after a restart, its statements must fail rather than run outside their
   * transaction.
   */
  ready: () => Promise<Engine>;
}

/** Kysely's driver for the single session of the embedded engine. */
export class EmbeddedDriver implements Driver {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get waiting(): number {
    return this.#session.turns.waiting;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInside(this);
    const { turns, ready } = this.#session;
    await turns.take();
    try {
      return new EmbeddedConnection(await ready());
    } catch (error) {
      turns.give(true);
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    (connection as EmbeddedConnection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as EmbeddedConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as EmbeddedConnection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await this.#mark(connection, 'savepoint', name);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await this.#mark(connection, 'rollback to savepoint', name);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await this.#mark(connection, 'release savepoint', name);
  }

  async releaseConnection(): Promise<void> {
    this.#session.turns.give(true);
  }

  async destroy(): Promise<void> {}

  async #mark(connection: DatabaseConnection, verb: SavepointVerb, name: string) {
    await (connection as EmbeddedConnection).run(savepointSql(verb, name));
  }
}

class EmbeddedConnection implements CopyConnection {
  readonly #engine: Engine;
  #pendingBegin: string | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded engine does not stream; page through the rows.');
  }

  /** Defers `begin`, which is sent with the first statement to save a round trip. */
  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#pendingBegin = [
      'begin',
      isolationLevel && `isolation level ${isolationLevel}`,
      accessMode,
    ]
      .filter(Boolean)
      .join(' ');
  }

  async copyOut(query: string): Promise<Uint8Array> {
    const { copied } = await this.#send({ sql: `copy (${query}) to '/dev/blob'`, params: [] });
    return copied ?? new Uint8Array();
  }

  async copyIn(target: string, rows: Uint8Array): Promise<void> {
    if (rows.length === 0) return;
    // A copy, because sending an array to another thread also sends the whole buffer behind it.
    const copied = new Uint8Array(rows);
    await this.#send({ sql: `copy ${target} from '/dev/blob'`, params: [], copied });
  }

  async patiently(statement: string, milliseconds: number): Promise<void> {
    await this.#send({ sql: statement }, milliseconds);
  }

  run(sql: string, params?: readonly unknown[]): Promise<Result> {
    return this.#send({ sql, params });
  }

  async #send(request: Omit<Request, 'id'>, patienceMs?: number): Promise<Result> {
    const first = this.#pendingBegin;
    this.#pendingBegin = undefined;
    try {
      return await this.#engine.send({ first, ...request }, patienceMs);
    } catch (error) {
      if (error instanceof SqlError && error.code === '25006') {
        throw new DatabaseUnavailable('full', { cause: error });
      }
      throw error;
    }
  }

  async commit(): Promise<void> {
    if (this.#pendingBegin) return;
    let result: Result;
    try {
      result = await this.#engine.send({ sql: 'commit' });
    } catch (error) {
      // Not retryable: the commit may have succeeded, and would then be repeated.
      if (error instanceof DatabaseUnavailable) {
        throw new DatabaseUnavailable(error.reason, { cause: error });
      }
      throw error;
    }
    if (result.command !== 'COMMIT') {
      throw new SqlError({ code: '25P02', message: 'The transaction failed and was rolled back.' });
    }
  }

  async rollback(): Promise<void> {
    if (this.#pendingBegin) return;
    // A lost engine has rolled it back already.
    await this.#engine.send({ sql: 'rollback' }).catch(() => undefined);
  }
}
