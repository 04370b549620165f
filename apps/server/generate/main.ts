import { migrate } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { rowTypes, writeRowTypes } from './rowTypes.ts';

const database = await openDatabase<unknown>({ dataDir: 'memory' });
await migrate(database);
await writeRowTypes(await rowTypes(database.kysely));
await database.close();
