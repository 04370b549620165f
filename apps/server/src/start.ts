import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { createApp } from './app.ts';
import { chainOldRows } from './audit/chainOld.ts';
import type { Config } from './config.ts';
import { asPlatform } from './db/confine.ts';
import { guarded } from './db/guarded.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openReports } from './db/replica.ts';
import { raiseRowSecurity } from './db/rowSecurity.ts';
import type { Host } from './host.ts';
import { listenSecure } from './https/listenSecure.ts';
import { openCertificates } from './https/openCertificates.ts';
import { inlineScripts } from './http/inlineScripts.ts';
import { statics } from './http/statics.ts';
import { createIds } from './ids.ts';
import { listen } from './listen.ts';
import { createFeed } from './live/feed.ts';
import type { Log } from './log.ts';
import { takeNodeNumber } from './nodeNumber.ts';
import { noPages } from './noPages.ts';
import { createObserver } from './observe/observer.ts';
import { startPrinting } from './printing/startPrinting.ts';
import { startPushes } from './push/startPushes.ts';
import { readPepper } from './seed/pepper.ts';
import { seedOnce } from './seed/seedOnce.ts';
import { startTicker } from './ticker.ts';
import { openBackups } from './archive/openBackups.ts';

/** A server at work. */
export interface RunningServer {
  url: string;
  /** What the authority is known by that devices must trust, where it made one. */
  fingerprint?: string;
  /** Ends streams, lets what is being answered finish for a second, and closes the database. */
  stop(): Promise<void>;
}

/** The built admin with the scripts that stand inside its page; a plain page where it is not built. */
async function pagesOf(folder: string): Promise<{ pages: MiddlewareHandler; scripts: string[] }> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return { pages: noPages, scripts: [] };
  return { pages: await statics(folder), scripts: inlineScripts(page) };
}

/** Opens the database, brings it up to date, fills an empty one with the sample, and serves. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
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
    await asPlatform(() => seedOnce(database, config, pepper));
    const { metrics, ...watching } = observer.begin(database);
    const node = await takeNodeNumber(database);
    const reports = openReports(guarded(database), config);
    const host: Host = {
      database: guarded(database),
      reports,
      now: () => new Date(),
      nextId: createIds(Date.now, node.number),
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
