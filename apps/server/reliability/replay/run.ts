import { sql } from 'kysely';
import { all, first, type Sql } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import type { Taped } from './tape.ts';

/** The result of sending one merchant's requests as another. */
export interface ReplayResult {
  calls: number;
  /** The number of successful responses. */
  done: number;
  /** Data of the first merchant that was found in responses. */
  foreign: string[];
  /** Tables in which rows of the first merchant were changed. */
  changed: string[];
}

/** Returns the tables with rows of merchants. */
async function tablesOf(db: Sql): Promise<string[]> {
  const rows = await all(
    db,
    sql<{ name: string }>`select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'merchant_id'
        and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns a checksum of all rows of a merchant, by table. */
async function marksOf(db: Sql, merchant_id: number): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const table of await tablesOf(db)) {
    const row = await first(
      db,
      sql<{ mark: string }>`select count(*) || ' ' ||
          coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
        from ${sql.table(table)} t where merchant_id = ${merchant_id}`,
    );
    marks.set(table, row!.mark);
  }
  return marks;
}

/**
 * Returns ids, phone numbers and names that only this merchant has, in the format of a response.
 */
async function secretsOf(db: Sql, merchant_id: number) {
  const tables = (await tablesOf(db)).filter((name) => !['audit', 'event'].includes(name));
  const ids = new Set<string>();
  for (const table of tables) {
    const rows = await all(
      db,
      sql<{ id: string | null }>`select to_jsonb(t) ->> 'id' as id from ${sql.table(table)} t
        where merchant_id = ${merchant_id}`,
    );
    for (const { id } of rows) if (id && id.length >= 6) ids.add(id);
  }
  const texts = await all(
    db,
    sql<{ text: string }>`select phone as text from member where merchant_id = ${merchant_id}
      union select name from person where merchant_id = ${merchant_id}
      union select name from merchant where merchant_id = ${merchant_id}
      union select transaction_id from orders where merchant_id = ${merchant_id}`,
  );
  return { ids, texts: texts.map(({ text }) => text).filter((text) => text.length > 5) };
}

const finds = (body: string, { ids, texts }: Awaited<ReturnType<typeof secretsOf>>): string[] => [
  ...(body.match(/\d{6,}/g) ?? []).filter((number) => ids.has(number)),
  ...texts.filter((text) => body.includes(text)),
];

/**
 * Sends the requests of one merchant's people again with the session of another merchant's owner.
 */
export async function replay(
  server: TestServer,
  calls: readonly Taped[],
  [merchant_id, other]: [merchant_id: number, other: string],
): Promise<ReplayResult> {
  const { kysely: db } = server.database;
  const before = await marksOf(db, merchant_id);
  const secrets = await secretsOf(db, merchant_id);
  const result: ReplayResult = { calls: 0, done: 0, foreign: [], changed: [] };
  let { token } = await server.signIn(other);
  for (const { method, url, headers, body } of calls) {
    const response = await server.fetch(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body !== null && { body }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const content = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    if (response.status === 401) ({ token } = await server.signIn(other));
    result.calls += 1;
    if (response.ok) result.done += 1;
    for (const found of finds(content, secrets))
      result.foreign.push(
        `${found} in ${response.status} of ${method} ${url} ${body?.slice(0, 200)}`,
      );
  }
  const after = await marksOf(db, merchant_id);
  for (const [table, mark] of after) if (before.get(table) !== mark) result.changed.push(table);
  return result;
}
