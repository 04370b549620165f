import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, TableMetadata } from 'kysely';

const folder = join(import.meta.dirname, '../src/storage/db');
const path = join(folder, 'rows.ts');

/** The TypeScript type that the codec reads each database type as. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'string',
  tstzrange: 'string',
};

/** Returns the columns that `ColumnTypes` narrows, as `table.column`. */
async function narrowedColumns(): Promise<Set<string>> {
  const source = await readFile(join(folder, 'columnTypes.ts'), 'utf8');
  return new Set([...source.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, name]) => name!));
}

function rowOf({ name: table, columns }: TableMetadata, narrowed: Set<string>): string {
  const lines = columns.map(({ name, dataType, isNullable }) => {
    const column = `${table}.${name}`;
    const type = narrowed.delete(column) ? `ColumnTypes['${column}']` : types[dataType];
    if (!type) throw new Error(`${column} has the unknown type ${dataType}.`);
    return `    ${name}: ${type}${isNullable && type !== 'unknown' ? ' | null' : ''};`;
  });
  return [`  ${table}: {`, ...lines, '  };'].join('\n');
}

/** Returns the source of the types of all rows of a migrated database. */
export async function rowTypes<Tables>(db: Kysely<Tables>): Promise<string> {
  const narrowed = await narrowedColumns();
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const rows = tables
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((table) => rowOf(table, narrowed));
  if (narrowed.size > 0) throw new Error(`There is no column ${[...narrowed].join(', ')}.`);
  return `// Written by \`pnpm rows\` from the migrated schema.
// oxlint-disable max-lines -- The schema is as long as it is.
import type { ColumnTypes } from './columnTypes.ts';

/** The rows of each table, as the codec reads them. */
export interface Rows {
${rows.join('\n')}
}
`;
}

/** Returns the row types as they are checked in. */
export const writtenRowTypes = (): Promise<string> => readFile(path, 'utf8');

/** Replaces the row types that are checked in. */
export const writeRowTypes = (source: string): Promise<void> => writeFile(path, source);
