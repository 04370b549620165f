import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { isDuplicate } from '../storage/db/SqlError.ts';
import { first, type Db } from '../storage/sql.ts';
import { seedSample } from './seedSample.ts';
import { everySignIn, onePerRole } from './signIns.ts';

/**
 * Fills an empty database with the sample. Prints the sign-ins, and stores them in a file readable
 * only by its owner.
 */
export async function seedOnce(database: Db, config: Config, pepper: string): Promise<void> {
  const isFilled = () =>
    first(database.kysely, sql`select 1 from merchant where ${everyMerchant('seed')} limit 1`);
  if (await isFilled()) return;
  const { samplePassword: password, sampleDays: days, dataDir } = config;
  try {
    const signIns = await seedSample(database, { now: new Date(), pepper, days, password });
    // The embedded engine has no autovacuum that would analyse the new tables.
    if (database.engine === 'embedded') await sql`analyze`.execute(database.kysely);
    const path = join(dataDir, 'sign-ins.txt');
    writeFileSync(path, `${everySignIn(signIns)}\n`, { mode: 0o600 });
    console.log(
      `The sample data is ready. Sign in with one of these accounts (full list: ${path}):\n`,
    );
    console.log(`${onePerRole(signIns)}\n`);
  } catch (error) {
    // Another node has filled the same database first.
    if (!isDuplicate(error) || !(await isFilled())) throw error;
  }
}
