import { CompiledQuery } from 'kysely';
import type { CopyConnection } from '../db/copy.ts';
import { identifier, literal } from './quote.ts';
import type { Table } from './tables.ts';

/** A part of a table: whole lines in COPY's text format. */
export interface Stretch {
  table: string;
  lines: Uint8Array;
  rows: number;
}

const targetBytes = 2 * 1024 * 1024;
const firstRows = 500;
const maxRows = 20_000;
const fewestRows = 20;

/** Settings that give values the same text format on every server. */
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // Fail rather than make an archive without the rows that this account may not see.
  row_security: 'off',
};

/** Makes every engine read and write values in the same format, for the rest of the transaction. */
export async function settleText(connection: CopyConnection): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await connection.executeQuery(CompiledQuery.raw(`set local ${name} = ${literal(value)}`));
}

const query = async <Row>(connection: CopyConnection, text: string): Promise<Row[]> =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text))).rows;

/** Counts lines by their line feeds; a line feed inside a value is escaped. */
export function countLines(lines: Uint8Array): number {
  let count = 0;
  for (let at = lines.indexOf(10); at !== -1; at = lines.indexOf(10, at + 1)) count += 1;
  return count;
}

/**
 * Reads tables by ranges of their keys, so that memory stays bounded whatever their size, each in
 * the order of its key, independent of the database's collation.
 */
export async function* dump(
  connection: CopyConnection,
  tables: readonly Table[],
): AsyncGenerator<Stretch> {
  const [database] = await query<{ datcollate: string }>(
    connection,
    'select datcollate from pg_database where datname = current_database()',
  );
  const collate = database?.datcollate === 'C' ? '' : ' collate "C"';
  for (const table of tables) {
    const key = table.key.map(({ name, isText }) => identifier(name) + (isText ? collate : ''));
    const order = key.join();
    const name = identifier(table.name);
    const columns = table.columns.map(identifier).join();
    const positions = table.key.map((it) => table.columns.indexOf(it.name));
    let after = '';
    let limit = firstRows;
    for (;;) {
      const lines = await connection.copyOut(
        `select ${columns} from ${name}${after} order by ${order} limit ${limit}`,
      );
      const rows = countLines(lines);
      if (rows > 0) yield { table: table.name, lines, rows };
      if (rows < limit) break;
      const last = lastLine(lines);
      after = ` where (${order}) > (${positions.map((position) => literal(last[position]!)).join()})`;
      const fitting = Math.round((rows * targetBytes) / lines.length);
      limit = Math.min(maxRows, Math.max(fewestRows, fitting));
    }
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Returns the values of the last line, without COPY's escapes. */
function lastLine(lines: Uint8Array): string[] {
  const start = lines.lastIndexOf(10, lines.length - 2) + 1;
  return Buffer.from(lines.subarray(start, -1))
    .toString()
    .split('\t')
    .map((value) => value.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter));
}
