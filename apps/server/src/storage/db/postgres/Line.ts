import { finished } from 'node:stream/promises';
import type { CompiledQuery, QueryResult, TransactionSettings } from 'kysely';
import type { Sql } from 'postgres';
import type { CopyConnection } from '../copy.ts';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { SqlError } from '../SqlError.ts';
import { isAway, translate } from './failure.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * A connection that reconnects automatically, but not within a transaction: after a reconnect, the
 * statements of a transaction would run outside of it, so they are refused.
 *
 * Each is a postgres.js client with a single connection, because `reserve` can return a connection
 * that is closing. postgres.js never settles a statement that is sent between a socket's error and
 * its close; so after an error a new client is opened, and a close rejects all pending statements.
 */
export class Line implements CopyConnection {
  readonly #connect: (onClose: () => void) => Sql;
  readonly #onResult: (error?: unknown) => void;
  #sql: Sql;
  #isInTransaction = false;
  #isCut = false;
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(connect: (onClose: () => void) => Sql, onResult: (error?: unknown) => void) {
    this.#connect = connect;
    this.#onResult = onResult;
    this.#sql = this.#open();
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
    isRetryable: boolean = this.#isInTransaction,
  ) {
    return this.#watched(async () => {
      // Type 0 makes the server infer a parameter's type, so that our serializers are always used.
      const typed = params.map((value) => this.#sql.typed((value ?? null) as never, 0));
      return this.#sql.unsafe(text, typed as never[], { prepare: true });
    }, isRetryable);
  }

  async copyOut(query: string): Promise<Uint8Array> {
    return this.#watched(async () => {
      const parts: Uint8Array[] = [];
      const rows = await this.#sql.unsafe(`copy (${query}) to stdout`).readable();
      for await (const part of rows) parts.push(part as Uint8Array);
      return Buffer.concat(parts);
    });
  }

  async copyIn(target: string, rows: Uint8Array): Promise<void> {
    await this.#watched(async () => {
      const query = this.#sql.unsafe(`copy ${target} from stdin`);
      const refusal = refusalOf(query);
      const stream = await query.writable();
      stream.end(rows);
      await Promise.race([finished(stream), refusal]);
    });
  }

  async patiently(statement: string): Promise<void> {
    await this.run(statement);
  }

  async #watched<T>(
    work: () => Promise<T>,
    isRetryable: boolean = this.#isInTransaction,
  ): Promise<T> {
    if (this.#isInTransaction && this.#isCut) {
      throw new DatabaseUnavailable('unreachable', { isRetryable });
    }
    const { promise: cut, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      const result = await Promise.race([work(), cut]);
      this.#onResult();
      return result;
    } catch (error) {
      this.#onResult(error);
      if (isAway(error)) this.#startOver();
      throw translate(error, isRetryable);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel && `isolation level ${isolationLevel}`;
    const text = ['begin', level, accessMode].filter(Boolean).join(' ');
    this.#isCut = false;
    await this.run(text, [], true);
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    const result = await this.run('commit', [], false);
    if (result.command === 'COMMIT') return;
    throw new SqlError({ code: '25P02', message: 'The transaction failed and was rolled back.' });
  }

  async rollback(): Promise<void> {
    // The server has already rolled it back if the connection was lost.
    if (this.#isCut) return;
    await this.run('rollback').catch(() => undefined);
  }

  /** Forgets the transaction, so that the next borrower gets a free connection. */
  reset(): void {
    this.#isInTransaction = false;
  }

  async end(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }

  #open(): Sql {
    const sql = this.#connect(() => {
      if (this.#sql !== sql) return;
      this.#isCut = true;
      const left = [...this.#waiting];
      // Let postgres.js reject first: its error has more details.
      setImmediate(() => left.forEach((fail) => fail(new ConnectionClosed())));
    });
    return sql;
  }

  #startOver(): void {
    const broken = this.#sql;
    this.#isCut = true;
    this.#sql = this.#open();
    broken.end({ timeout: 0 }).catch(() => undefined);
  }
}

class ConnectionClosed extends Error {
  readonly code = 'CONNECTION_CLOSED';
}
