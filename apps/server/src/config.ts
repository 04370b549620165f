import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** How this server runs, as its environment says. */
export interface Config {
  host: string;
  port: number;
  /** Where the embedded database, the pepper and the first sign-ins are kept. */
  dataDir: string;
  databaseUrl?: string;
  /** The built admin. */
  pagesDir: string;
  /** Everybody's password in the sample; a random one each where it is left out. */
  samplePassword?: string;
  /** Trading days of orders in the sample. */
  sampleDays?: number;
  /** Keys the hashes of PINs; made and kept in the data folder where it is left out. */
  pepper?: string;
  isBehindProxy: boolean;
  isQuiet: boolean;
}

const wholeIn = (
  environment: NodeJS.ProcessEnv,
  name: string,
  most: number,
): number | undefined => {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} is a whole number up to ${most}, not "${text}".`);
  return value;
};

/**
 * Reads the settings: PORT, HOST, DATA_DIR, DATABASE_URL, PAGES_DIR, and SERVERY_SAMPLE_PASSWORD,
 * SERVERY_SAMPLE_DAYS, SERVERY_PEPPER, SERVERY_BEHIND_PROXY=1, SERVERY_QUIET=1.
 */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => ({
  host: environment['HOST'] || '127.0.0.1',
  port: wholeIn(environment, 'PORT', 65_535) ?? 4000,
  dataDir: resolve(environment['DATA_DIR'] || join(root, '.data')),
  databaseUrl: environment['DATABASE_URL'] || undefined,
  pagesDir: resolve(environment['PAGES_DIR'] || join(root, 'apps/admin/dist')),
  samplePassword: environment['SERVERY_SAMPLE_PASSWORD'] || undefined,
  sampleDays: wholeIn(environment, 'SERVERY_SAMPLE_DAYS', 3_650),
  pepper: environment['SERVERY_PEPPER'] || undefined,
  isBehindProxy: environment['SERVERY_BEHIND_PROXY'] === '1',
  isQuiet: environment['SERVERY_QUIET'] === '1',
});
