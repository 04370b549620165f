import { join, resolve } from 'node:path';
import { scaledRates, type Rates } from './limits/limits.ts';
import type { PrintingSettings } from './printing/settings.ts';
import type { PushSettings } from './push/settings.ts';

const root = resolve(import.meta.dirname, '../../..');

/** How this server runs, as its environment says. */
export interface Config {
  /** The address to listen at; '' for every one. */
  host: string;
  port: number;
  /** Where the embedded database, the pepper and the first sign-ins are kept. */
  dataDir: string;
  databaseUrl?: string;
  /** A streaming standby of that database, for heavy reads of the past. */
  replicaUrl?: string;
  /** The built admin. */
  pagesDir: string;
  /** Everybody's password in the sample; a random one each where it is left out. */
  samplePassword?: string;
  /** Switches the template apps on or off for all merchants. @default each merchant's setting */
  templateApps?: boolean | undefined;
  /** Trading days of orders in the sample. */
  sampleDays?: number;
  /** Keys the hashes of PINs; made and kept in the data folder where it is left out. */
  pepper?: string;
  /** Where backups are kept, and how many of those made daily; 0 where none are. */
  backups: { folder: string; kept: number };
  isBehindProxy: boolean;
  /** Whether the database itself keeps merchants apart, by row-level security. */
  isConfined: boolean;
  /** Whether it serves https in its own network, by certificates that it makes itself. */
  isLan: boolean;
  /** The files of a certificate of one's own. */
  tls?: { cert: string; key: string };
  /** Whom push services may write to, and one push service more. */
  push: PushSettings;
  /** How printers are reached. */
  printing: PrintingSettings;
  isQuiet: boolean;
  /** How often anybody may call; null for as often as they like. */
  rates: Rates | null;
  /** Event streams of one person at once. */
  mostStreams: number;
  /** Opens the figures to other machines. */
  metricsToken?: string;
  /** Milliseconds from which a statement is logged as slow. */
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
    throw new Error(`${name} is a whole number up to ${most}, not "${text}".`);
  return value;
};

function tlsIn(environment: NodeJS.ProcessEnv): Config['tls'] {
  const [cert, key] = [environment['SERVERY_TLS_CERT'], environment['SERVERY_TLS_KEY']];
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new Error('SERVERY_TLS_CERT and SERVERY_TLS_KEY go together.');
  return { cert: resolve(cert), key: resolve(key) };
}

function isLanIn(environment: NodeJS.ProcessEnv): boolean {
  const https = environment['SERVERY_HTTPS'] || 'off';
  if (https !== 'off' && https !== 'lan')
    throw new Error(`SERVERY_HTTPS is "lan" or "off", not "${https}".`);
  return https === 'lan';
}

function isNetworkOffIn(environment: NodeJS.ProcessEnv): boolean {
  const printers = environment['SERVERY_NETWORK_PRINTERS'] || 'on';
  if (printers !== 'on' && printers !== 'off')
    throw new Error(`SERVERY_NETWORK_PRINTERS is "on" or "off", not "${printers}".`);
  return printers === 'off';
}

/** Backups each day: of the embedded engine, and of a server of its own where a folder is named. */
function backupsIn(environment: NodeJS.ProcessEnv, dataDir: string): Config['backups'] {
  const named = environment['SERVERY_BACKUPS'];
  const isDaily = !environment['DATABASE_URL'] || named;
  const kept = wholeIn(environment, 'SERVERY_BACKUPS_KEPT', 10_000) ?? 7;
  return { folder: resolve(named || join(dataDir, 'backups')), kept: isDaily ? kept : 0 };
}

/** Calls a second of one session: the other figures of a class follow in proportion. */
const ratesIn = (environment: NodeJS.ProcessEnv): Rates => {
  const wish = (name: string) =>
    wholeIn(environment, `SERVERY_LIMIT_${name}`, 100_000) || undefined;
  return scaledRates({
    read: wish('READ'),
    write: wish('WRITE'),
    signIn: wish('SIGN_IN'),
    heavy: wish('HEAVY'),
    guest: wish('GUEST'),
  });
};

const switchIn = (value: string | undefined): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined;

/**
 * Reads the settings: PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL, PAGES_DIR, and SERVERY_SAMPLE_PASSWORD,
 * SERVERY_SAMPLE_DAYS, SERVERY_PEPPER, SERVERY_BACKUPS, SERVERY_BACKUPS_KEPT,
 * SERVERY_BEHIND_PROXY=1, SERVERY_RLS=1, SERVERY_QUIET=1,
 * SERVERY_HTTPS=lan, SERVERY_TLS_CERT and SERVERY_TLS_KEY,
 * SERVERY_LIMITS=off, SERVERY_LIMIT_READ and its like, SERVERY_STREAMS, SERVERY_METRICS_TOKEN,
 * SERVERY_PUSH_CONTACT, SERVERY_PUSH_SERVICE, SERVERY_SLOW_MS, SERVERY_TEMPLATE_APPS=on or off,
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
  mostStreams: wholeIn(environment, 'SERVERY_STREAMS', 100_000) ?? 50,
  metricsToken: environment['SERVERY_METRICS_TOKEN'] || undefined,
  slowMs: wholeIn(environment, 'SERVERY_SLOW_MS', 3_600_000) ?? 200,
});
