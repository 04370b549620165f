import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { Request, Result } from './protocol.ts';

const { serialize } = protocol;
const most = 500;
const isCacheable = (sql: string) => /^\s*(select|insert|update|delete|with)\b/i.test(sql);

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];

interface Statement {
  name: string;
  types: readonly number[];
  /** The description of its rows; undefined if it returns none. */
  row: Message | undefined;
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const resultOf = (messages: Message[], parsers: PGlite['parsers']): Result => {
  const last = parse.parseResults(messages, parsers).at(-1) as
    | { rows: unknown[]; affectedRows?: number; command?: string }
    | undefined;
  return {
    rows: last?.rows ?? [],
    affected: last?.affectedRows ?? 0,
    command: last?.command ?? '',
  };
};

/**
 * Runs statements on one PGlite instance and caches each as a prepared statement by its text:
 * PGlite alone would parse and describe it every time, in six passes, which takes longer than
 * running it. Each run gets a custom plan: a generic plan ignores the parameters, and reads whole
 * tables where they select a minute.
 */
export class Statements {
  readonly #pg: PGlite;
  readonly #known = new Map<string, Statement>();
  readonly #stale: string[] = [];
  #made = 0;

  private constructor(pg: PGlite) {
    this.#pg = pg;
  }

  static async on(pg: PGlite): Promise<Statements> {
    await pg.exec('set plan_cache_mode = force_custom_plan');
    return new Statements(pg);
  }

  run({ first, sql, params, copied }: Omit<Request, 'id'>): Promise<Result> {
    if (params === undefined) return this.#send([...this.#begin(first), serialize.query(sql)]);
    if (copied === undefined && isCacheable(sql)) return this.#runPrepared(first, sql, params);
    return this.#runOnce(first, sql, params, copied);
  }

  async #runPrepared(first: string | undefined, sql: string, params: readonly unknown[]) {
    const { name, types, row } = this.#known.get(sql) ?? (await this.#prepare(sql));
    const values = params.map((value, i) => {
      if (value === null || value === undefined) return null;
      const write = this.#pg.serializers[types[i]!] ?? String;
      return write(value);
    });
    return this.#send(
      [...this.#begin(first), serialize.bind({ statement: name, values }), serialize.execute({})],
      row,
    );
  }

  /** Runs COPY and statements that may change the columns of a table, without caching. */
  async #runOnce(
    first: string | undefined,
    sql: string,
    params: readonly unknown[],
    copied: Uint8Array | undefined,
  ): Promise<Result> {
    if (first) await this.#pg.exec(first);
    this.#stale.push(...[...this.#known.values()].map(({ name }) => name));
    this.#known.clear();
    const result = (await this.#pg.query(
      sql,
      [...params],
      copied && { blob: new Blob([copied as Uint8Array<ArrayBuffer>]) },
    )) as { rows: unknown[]; affectedRows?: number; command?: string; blob?: Blob };
    return {
      rows: result.rows,
      affected: result.affectedRows ?? 0,
      command: result.command ?? '',
      ...(result.blob && { copied: new Uint8Array(await result.blob.arrayBuffer()) }),
    };
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `s${++this.#made}`;
    const messages = await this.#exchange([
      ...this.#forget(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      row: messages.find((it) => it.name === 'rowDescription'),
    };
    this.#known.set(text, statement);
    return statement;
  }

  /** Closes the statements that are no longer needed, and the oldest if there are too many. */
  #forget(): Uint8Array[] {
    const [oldest] = this.#known;
    if (oldest && this.#known.size >= most) {
      this.#known.delete(oldest[0]);
      this.#stale.push(oldest[1].name);
    }
    return this.#stale.splice(0).map((name) => serialize.close({ type: 'S', name }));
  }

  #begin = (first: string | undefined) => (first ? [serialize.query(first)] : []);

  async #send(parts: readonly Uint8Array[], row?: Message): Promise<Result> {
    const messages = await this.#exchange(parts);
    return resultOf(row ? withRow(messages, row) : messages, this.#pg.parsers);
  }

  #exchange(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.#pg.runExclusive(async () => {
      const { messages } = await this.#pg.execProtocol(joined([...parts, serialize.sync()]));
      return messages;
    });
  }
}

/** Inserts the row description after the bind, where a result needs it. */
function withRow(messages: readonly Message[], row: Message): Message[] {
  const at = messages.findIndex((it) => it.name === 'bindComplete');
  return [...messages.slice(0, at + 1), row, ...messages.slice(at + 1)];
}
