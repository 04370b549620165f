import { contractNow, contractPassword, contractSample } from '@servery/contracts';
import { migrate } from '../src/storage/db/migrate.ts';
import { seedSample } from '../src/seed/seedSample.ts';
import type { Db } from '../src/storage/sql.ts';

/** The key of the hashes of PINs and tokens in tests. */
export const pepper = 'pepper of the tests';

/** Creates the schema and inserts the contracts' sample into an empty database. */
export async function fillWithSample(database: Db): Promise<void> {
  await migrate(database);
  const input = { now: contractNow, pepper, password: contractPassword };
  await seedSample(database, { ...input, ...contractSample });
}
