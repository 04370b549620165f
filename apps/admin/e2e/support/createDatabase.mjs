// Creates the empty database that every shop of a run starts from: node createDatabase.mjs <folder>
import { openDatabase } from '../../../server/src/db/open.ts';

const database = await openDatabase({ dataDir: process.argv[2], minFreeBytes: 1 });
await database.close();
