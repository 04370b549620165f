import { sql } from 'kysely';
import { openDatabase } from '../src/storage/db/open.ts';

// Writes ids into the database of the folder given on the command line; prints each once it is
// acknowledged.
const database = await openDatabase<{ item: { id: number } }>({ dataDir: process.argv[2]! });
await sql`create table if not exists item (id bigint primary key)`.execute(database.kysely);
const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from item`.execute(
  database.kysely,
);
for (let id = rows[0]!.id + 1; ; id += 1) {
  await database.transaction((trx) => trx.insertInto('item').values({ id }).execute());
  process.stdout.write(`${id}\n`);
}
