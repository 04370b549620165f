import { sql, type RawBuilder } from 'kysely';
import type { Rows } from './rows.ts';

/** The tables whose rows have every column of a record, with the same types. */
type TablesWith<Record> = {
  [Table in keyof Rows]: Rows[Table] extends Record ? Table : never;
}[keyof Rows];

type Trim<Text extends string> = Text extends `${' ' | '\n'}${infer Rest}` ? Trim<Rest> : Text;

/** The names in a list such as `id, name`. */
type NamesIn<List extends string> = List extends `${infer First},${infer Rest}`
  ? Trim<First> | NamesIn<Rest>
  : Trim<List>;

type AreSame<A, B> = [A, B] extends [B, A] ? true : false;

/**
 * Returns the columns of a table that make up a record, for the select list of a statement in which
 * the table has this alias. Compiles only if the table has these columns with the same types and
 * the list of names is complete.
 */
export const columnsOf =
  <Record extends object>() =>
  <const List extends string>(
    _table: TablesWith<Record>,
    alias: string,
    names: AreSame<NamesIn<List>, keyof Record> extends true ? List : never,
  ): RawBuilder<Record> => {
    const columns = names.split(',').map((name) => sql.ref(`${alias}.${name.trim()}`));
    return sql<Record>`${sql.join(columns)}`;
  };
