// Prints the audit rows of some objects, oldest first: node readAudit.mjs <database folder> <id>…
import { openDatabase } from '../../../server/src/storage/db/open.ts';

const [dataDir, ...ids] = process.argv.slice(2);
const database = await openDatabase({ dataDir, minFreeBytes: 1 });
const rows = await database.kysely
  .selectFrom('audit')
  .select(['object_id', 'action', 'person_name', 'facts'])
  .where('object_id', 'in', ids.map(Number))
  .orderBy('seq')
  .execute();
await database.close();
process.stdout.write(JSON.stringify(rows));
