import { CompiledQuery } from 'kysely';
import type { CopyConnection } from '../db/copy.ts';
import { identifier, literal } from './quote.ts';
import type { Table } from './tables.ts';

/** A stretch of a table: whole lines in COPY's text format. */
export interface Stretch {
  table: string;
  lines: Uint8Array;
  rows: number;
}

const wishedBytes = 2 * 1024 * 1024;
const firstRows = 500;
const mostRows = 20_000;
const fewestRows = 20;

/** How values look as text, whatever the server's own settings. */
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // Rather an error than an archive without the rows that this account may not see.
  row_security: 'off',
};

/** Makes every engine write and read values alike, for the rest of the transaction. */
export async function settleText(connection: CopyConnection): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await connection.executeQuery(CompiledQuery.raw(`set local ${name} = ${literal(value)}`));
}

const ask = async <Row>(connection: CopyConnection, text: string): Promise<Row[]> =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text))).rows;

/** Lines end where a line feed stands; one inside a value is written as two letters. */
export function countLines(lines: Uint8Array): number {
  let count = 0;
  for (let at = lines.indexOf(10); at !== -1; at = lines.indexOf(10, at + 1)) count += 1;
  return count;
}

/**
 * Reads tables by ranges of their keys, so that memory stays bounded whatever their size, each in
 * the order of its key whatever the database's own collation.
 */
export async function* dump(
  connection: CopyConnection,
  tables: readonly Table[],
): AsyncGenerator<Stretch> {
  const [database] = await ask<{ datcollate: string }>(
    connection,
    'select datcollate from pg_database where datname = current_database()',
  );
  const collate = database?.datcollate === 'C' ? '' : ' collate "C"';
  for (const table of tables) {
    const key = table.key.map(({ name, isText }) => identifier(name) + (isText ? collate : ''));
    const order = key.join();
    const name = identifier(table.name);
    const columns = table.columns.map(identifier).join();
    const places = table.key.map((it) => table.columns.indexOf(it.name));
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
      after = ` where (${order}) > (${places.map((place) => literal(last[place]!)).join()})`;
      const fitting = Math.round((rows * wishedBytes) / lines.length);
      limit = Math.min(mostRows, Math.max(fewestRows, fitting));
    }
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The values of the last line, as they are without COPY's escapes. */
function lastLine(lines: Uint8Array): string[] {
  const start = lines.lastIndexOf(10, lines.length - 2) + 1;
  return Buffer.from(lines.subarray(start, -1))
    .toString()
    .split('\t')
    .map((value) => value.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter));
}
