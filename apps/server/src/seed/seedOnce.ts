import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { everyMerchant } from '../db/everyMerchant.ts';
import { isDuplicate } from '../db/SqlError.ts';
import { first, type Db } from '../sql.ts';
import { seedSample } from './seedSample.ts';
import { everySignIn, onePerRole } from './signIns.ts';

/** Fills an empty database with the sample, and tells how to sign in: printed, and kept for its owner alone. */
export async function seedOnce(database: Db, config: Config, pepper: string): Promise<void> {
  const isFilled = () =>
    first(database.kysely, sql`select 1 from merchant where ${everyMerchant('seed')} limit 1`);
  if (await isFilled()) return;
  const { samplePassword: password, sampleDays: days, dataDir } = config;
  try {
    const signIns = await seedSample(database, { now: new Date(), pepper, days, password });
    // The embedded engine has nobody else who would look at what is in its tables.
    if (database.engine === 'embedded') await sql`analyze`.execute(database.kysely);
    const path = join(dataDir, 'sign-ins.txt');
    writeFileSync(path, `${everySignIn(signIns)}\n`, { mode: 0o600 });
    console.log(`The sample is ready. Sign in as one of these (all of them: ${path}):\n`);
    console.log(`${onePerRole(signIns)}\n`);
  } catch (error) {
    // Another node was quicker with the same empty database.
    if (!isDuplicate(error) || !(await isFilled())) throw error;
  }
}
