import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { createApp } from './app.ts';
import { chainOldRows } from './audit/chainOld.ts';
import type { Config } from './config.ts';
import { asPlatform } from './storage/db/confine.ts';
import { guarded } from './storage/db/guarded.ts';
import { migrate } from './storage/db/migrate.ts';
import { openDatabase } from './storage/db/open.ts';
import { openReports } from './storage/db/replica.ts';
import { raiseRowSecurity } from './storage/db/rowSecurity.ts';
import type { Host } from './http/host.ts';
import { listenSecure } from './http/https/listenSecure.ts';
import { openCertificates } from './http/https/openCertificates.ts';
import { inlineScripts } from './http/inlineScripts.ts';
import { statics } from './http/statics.ts';
import { createIds } from './ids.ts';
import { listen } from './http/listen.ts';
import { createFeed } from './live/feed.ts';
import type { Log } from './log.ts';
import { takeNodeNumber } from './background/nodeNumber.ts';
import { noPages } from './http/noPages.ts';
import { createObserver } from './observer.ts';
import { startPrinting } from './background/printing/startPrinting.ts';
import { startPushes } from './background/push/startPushes.ts';
import { summarised } from './observe/summarised.ts';
import { readPepper } from './seed/pepper.ts';
import { seedOnce } from './seed/seedOnce.ts';
import { businessesIn } from './areas/merchants/businesses.ts';
import { setUpCodeOf } from './session/setUpCode.ts';
import { startTicker } from './background/ticker.ts';
import { openBackups } from './background/backups/openBackups.ts';

/** A running server. */
export interface RunningServer {
  url: string;
  /** The fingerprint of the authority that devices must trust, if the server created one. */
  fingerprint?: string;
  /** The code that sets up the business of this server, until it has one. */
  setUpCode?: string | undefined;
  /** Ends streams, gives active requests 1 second to finish, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Returns the built admin app with the hashes of its inline scripts, or a plain page if it isn't
 * built.
 */
async function pagesOf(folder: string): Promise<{ pages: MiddlewareHandler; scripts: string[] }> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return { pages: noPages, scripts: [] };
  return { pages: await statics(folder), scripts: inlineScripts(page) };
}

/** Opens and migrates the database, fills an empty one with the sample, and starts to serve. */
export async function startServer(config: Config, everyLine: Log): Promise<RunningServer> {
  const log = summarised(everyLine);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const observer = createObserver(config, log);
  const database = await openDatabase<unknown>({
    dataDir: join(config.dataDir, 'database'),
    databaseUrl: config.databaseUrl,
    isConfined: config.isConfined,
    onEvent: observer.onEvent,
    onStatement: observer.onStatement,
  });
  try {
    await migrate(database);
    if (config.isConfined) await raiseRowSecurity(database);
    await asPlatform(() => chainOldRows(database));
    const pepper = config.pepper ?? readPepper(config.dataDir);
    if (config.hasSample !== false) await asPlatform(() => seedOnce(database, config, pepper));
    const { has_own } = await asPlatform(() => businessesIn(database.kysely));
    const { metrics, ...watching } = observer.begin(database);
    const node = await takeNodeNumber(database);
    const reports = openReports(guarded(database), config);
    const host: Host = {
      database: guarded(database),
      reports,
      now: () => new Date(),
      // By the clock of dates, which tests set ahead: lists are in the order of ids.
      nextId: createIds(() => new Date().getTime(), node.number),
      pepper,
      push: config.push,
      printing: config.printing,
      templateApps: config.templateApps,
      log,
      metrics,
    };
    const feed = createFeed(host.database);
    const pushes = startPushes(host);
    const printing = startPrinting(host);
    const built = await pagesOf(config.pagesDir);
    const certificates = await openCertificates(config);
    const { isBehindProxy, metricsToken } = config;
    const app = createApp({
      host,
      feed,
      ...built,
      ...watching,
      isBehindProxy,
      metricsToken,
      certificates,
    });
    const server = await (certificates
      ? listenSecure(app.fetch, { ...config, certificates, log })
      : listen(app.fetch, config));
    const backups = await asPlatform(() => openBackups(host, config));
    const stopTicker = startTicker(host, backups.daily);
    return {
      url: server.url,
      fingerprint: certificates?.authority?.fingerprint,
      setUpCode: has_own ? undefined : setUpCodeOf(pepper),
      stop: async () => {
        feed.close();
        await Promise.all([
          server.stop(),
          stopTicker(),
          pushes.close(),
          printing.close(),
          backups.close(),
        ]);
        await Promise.all([reports.close(), node.release()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
