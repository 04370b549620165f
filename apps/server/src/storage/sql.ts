import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './db/database.ts';

/** The database or a transaction of it, for handwritten SQL statements. */
export type Sql = Kysely<unknown>;

/** This server's database. */
export type Db = Database<unknown>;

/** Returns the first row of a statement, or undefined. */
export const first = async <Row>(db: Sql, query: RawBuilder<Row>): Promise<Row | undefined> =>
  (await query.execute(db)).rows[0];

/** Returns all rows of a statement. */
export const all = async <Row>(db: Sql, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows;

/** A database row: its columns by name. */
export type Row = Record<string, unknown>;

/** Returns an SQL expression for rows of a table, so that a single parameter passes them all. */
const recordsOf = (table: string, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

/** A writing statement, or a part of one. */
export type Write = RawBuilder<unknown>;

/** Returns an insert of new rows; each must include every column that is not null. */
export const inserting = (table: string, rows: readonly Row[]): Write[] =>
  rows.length === 0
    ? []
    : [sql`insert into ${sql.table(table)} select * from ${recordsOf(table, rows)}`];

/** Returns an upsert of rows by their key, under a condition. */
export function putting(
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  condition: RawBuilder<unknown> = sql`true`,
): Write[] {
  const [row] = rows;
  if (!row) return [];
  const columns = Object.keys(row).filter((name) => !key.includes(name));
  const sets = columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  return [
    sql`insert into ${sql.table(table)} select * from ${recordsOf(table, rows)}
      where ${condition}
      on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(sets)}`,
  ];
}

/**
 * Combines several writes into one statement, each as a named part; none of them sees the others'
 * changes.
 */
export const together = (writes: readonly Write[]): RawBuilder<unknown> => {
  const named = writes.slice(0, -1).map((write, i) => sql`${sql.ref(`w${i}`)} as (${write})`);
  const last = writes.at(-1)!;
  return named.length === 0 ? last : sql`with ${sql.join(named)} ${last}`;
};

/** Inserts new rows in one statement. */
export const insertRows = async (db: Sql, table: string, rows: readonly Row[]): Promise<void> => {
  for (const write of inserting(table, rows)) await write.execute(db);
};

/** Upserts rows by their key in one statement. */
export const putRows = async (
  db: Sql,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  for (const write of putting(table, key, rows)) await write.execute(db);
};
