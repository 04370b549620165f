import { join, resolve } from 'node:path';
import type { PrintingSettings } from './printingSettings.ts';
import type { PushSettings } from './pushSettings.ts';
import { scaledRates, type Rates } from './rates.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The settings of this server, from its environment. */
export interface Config {
  /** The address to listen on; '' for all addresses. */
  host: string;
  port: number;
  /** The folder of the embedded database, the pepper and the first sign-ins. */
  dataDir: string;
  databaseUrl?: string;
  /** The URL of a streaming standby of that database, for heavy reports. */
  replicaUrl?: string;
  /** The folder of the built admin app. */
  pagesDir: string;
  /**
   * The password of everyone in the sample.
   * @default a random one for each person
   */
  samplePassword?: string;
  /** Switches the template apps on or off for all merchants. @default each merchant's setting */
  templateApps?: boolean | undefined;
  /** Whether an empty database gets the sample. @default true */
  hasSample?: boolean;
  /** The number of trading days of orders in the sample. */
  sampleDays?: number;
  /**
   * The key of PIN hashes.
   * @default generated, and stored in the data folder
   */
  pepper?: string;
  /** The folder of the backups, and the number of daily backups to keep; 0 disables them. */
  backups: { folder: string; kept: number };
  isBehindProxy: boolean;
  /** Whether the database also separates merchants, by row-level security. */
  isConfined: boolean;
  /**
   * Whether to serve HTTPS in the local network with certificates that the server issues itself.
   */
  isLan: boolean;
  /** The files of an existing certificate and its key. */
  tls?: { cert: string; key: string };
  /** The contact that push services get, and an additional push service. */
  push: PushSettings;
  /** The printing settings. */
  printing: PrintingSettings;
  isQuiet: boolean;
  /** Rate limits; null for none. */
  rates: Rates | null;
  /** The most concurrent event streams per person. */
  maxStreams: number;
  /** Lets other machines read the metrics with this token. */
  metricsToken?: string;
  /** Statements that take at least this many milliseconds are logged as slow. */
  slowMs: number;
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
    throw new Error(`${name} must be a whole number up to ${most}, not "${text}".`);
  return value;
};

function tlsIn(environment: NodeJS.ProcessEnv): Config['tls'] {
  const [cert, key] = [environment['SERVERY_TLS_CERT'], environment['SERVERY_TLS_KEY']];
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new Error('Set both SERVERY_TLS_CERT and SERVERY_TLS_KEY, or neither.');
  return { cert: resolve(cert), key: resolve(key) };
}

function isLanIn(environment: NodeJS.ProcessEnv): boolean {
  const https = environment['SERVERY_HTTPS'] || 'off';
  if (https !== 'off' && https !== 'lan')
    throw new Error(`SERVERY_HTTPS must be "lan" or "off", not "${https}".`);
  return https === 'lan';
}

function isNetworkOffIn(environment: NodeJS.ProcessEnv): boolean {
  const printers = environment['SERVERY_NETWORK_PRINTERS'] || 'on';
  if (printers !== 'on' && printers !== 'off')
    throw new Error(`SERVERY_NETWORK_PRINTERS is "on" or "off", not "${printers}".`);
  return printers === 'off';
}

/**
 * Returns the settings of daily backups: on for the embedded engine, and for a PostgreSQL server
 * only if a folder is named.
 */
function backupsIn(environment: NodeJS.ProcessEnv, dataDir: string): Config['backups'] {
  const named = environment['SERVERY_BACKUPS'];
  const isDaily = !environment['DATABASE_URL'] || named;
  const kept = wholeIn(environment, 'SERVERY_BACKUPS_KEPT', 10_000) ?? 7;
  return { folder: resolve(named || join(dataDir, 'backups')), kept: isDaily ? kept : 0 };
}

/**
 * Returns the rate limits: each setting is the rate per second of one session, and the other limits
 * of its class are scaled in proportion.
 */
const ratesIn = (environment: NodeJS.ProcessEnv): Rates => {
  const input = (name: string) =>
    wholeIn(environment, `SERVERY_LIMIT_${name}`, 100_000) || undefined;
  return scaledRates({
    read: input('READ'),
    write: input('WRITE'),
    signIn: input('SIGN_IN'),
    heavy: input('HEAVY'),
    guest: input('GUEST'),
  });
};

const switchIn = (value: string | undefined): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined;

/**
 * Reads the settings: PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL, PAGES_DIR,
 * SERVERY_SAMPLE=off, SERVERY_SAMPLE_PASSWORD, SERVERY_SAMPLE_DAYS, SERVERY_PEPPER, SERVERY_BACKUPS,
 * SERVERY_BACKUPS_KEPT, SERVERY_BEHIND_PROXY=1, SERVERY_RLS=1, SERVERY_QUIET=1, SERVERY_HTTPS=lan,
 * SERVERY_TLS_CERT and SERVERY_TLS_KEY, SERVERY_LIMITS=off, SERVERY_LIMIT_READ, _WRITE, _SIGN_IN,
 * _HEAVY and _GUEST, SERVERY_STREAMS, SERVERY_METRICS_TOKEN, SERVERY_PUSH_CONTACT,
 * SERVERY_PUSH_SERVICE, SERVERY_SLOW_MS, SERVERY_TEMPLATE_APPS=on or off,
 * SERVERY_NETWORK_PRINTERS=off.
 */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => ({
  host: environment['HOST'] || (isLanIn(environment) || tlsIn(environment) ? '' : '127.0.0.1'),
  port: wholeIn(environment, 'PORT', 65_535) ?? 4000,
  dataDir: resolve(environment['DATA_DIR'] || join(root, '.data')),
  databaseUrl: environment['DATABASE_URL'] || undefined,
  replicaUrl: environment['DATABASE_REPLICA_URL'] || undefined,
  pagesDir: resolve(environment['PAGES_DIR'] || join(root, 'apps/admin/dist')),
  samplePassword: environment['SERVERY_SAMPLE_PASSWORD'] || undefined,
  hasSample: environment['SERVERY_SAMPLE'] !== 'off',
  sampleDays: wholeIn(environment, 'SERVERY_SAMPLE_DAYS', 3_650),
  pepper: environment['SERVERY_PEPPER'] || undefined,
  isLan: isLanIn(environment),
  tls: tlsIn(environment),
  backups: backupsIn(environment, resolve(environment['DATA_DIR'] || join(root, '.data'))),
  isConfined: environment['SERVERY_RLS'] === '1',
  isBehindProxy: environment['SERVERY_BEHIND_PROXY'] === '1',
  push: {
    contact: environment['SERVERY_PUSH_CONTACT'] || undefined,
    also: environment['SERVERY_PUSH_SERVICE'] || undefined,
  },
  templateApps: switchIn(environment['SERVERY_TEMPLATE_APPS']),
  printing: { isNetworkOff: isNetworkOffIn(environment) },
  isQuiet: environment['SERVERY_QUIET'] === '1',
  rates: environment['SERVERY_LIMITS'] === 'off' ? null : ratesIn(environment),
  maxStreams: wholeIn(environment, 'SERVERY_STREAMS', 100_000) ?? 50,
  metricsToken: environment['SERVERY_METRICS_TOKEN'] || undefined,
  slowMs: wholeIn(environment, 'SERVERY_SLOW_MS', 3_600_000) ?? 200,
});
