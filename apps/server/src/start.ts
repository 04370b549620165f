import { existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createApp } from './app.ts';
import { chainOldRows } from './audit/chainOld.ts';
import type { Config } from './config.ts';
import type { DatabaseEvent } from './db/database.ts';
import { guarded } from './db/guarded.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Host } from './host.ts';
import { inlineScripts } from './http/inlineScripts.ts';
import { statics } from './http/statics.ts';
import { createIds } from './ids.ts';
import { createFeed } from './live/feed.ts';
import type { Log } from './log.ts';
import { noPages } from './noPages.ts';
import { readPepper } from './seed/pepper.ts';
import { seedOnce } from './seed/seedOnce.ts';
import { startTicker } from './ticker.ts';

const graceMs = 1_000;

/** A server at work. */
export interface RunningServer {
  url: string;
  /** Ends streams, lets what is being answered finish for a second, and closes the database. */
  stop(): Promise<void>;
}

const told =
  (log: Log) =>
  ({ kind, ...facts }: DatabaseEvent) =>
    log(kind === 'opened' || kind === 'retried' ? 'info' : 'warn', `database ${kind}`, {
      ...facts,
    });

/** The built admin with the scripts that stand inside its page; a plain page where it is not built. */
async function pagesOf(folder: string): Promise<{ pages: MiddlewareHandler; scripts: string[] }> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return { pages: noPages, scripts: [] };
  return { pages: await statics(folder), scripts: inlineScripts(page) };
}

/** Opens the database, brings it up to date, fills an empty one with the sample, and serves. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase<unknown>({
    dataDir: join(config.dataDir, 'database'),
    databaseUrl: config.databaseUrl,
    onEvent: told(log),
  });
  try {
    await migrate(database);
    await chainOldRows(database);
    const pepper = config.pepper ?? readPepper(config.dataDir);
    await seedOnce(database, config, pepper);
    const host: Host = {
      database: guarded(database),
      now: () => new Date(),
      nextId: createIds(),
      pepper,
      log,
    };
    const feed = createFeed(host.database);
    const built = await pagesOf(config.pagesDir);
    const app = createApp({ host, feed, ...built, isBehindProxy: config.isBehindProxy });
    const server = await listen(app.fetch, config);
    const stopTicker = startTicker(host);
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      stop: async () => {
        feed.close();
        await Promise.all([closed(server), stopTicker()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const listen = (fetch: Parameters<typeof serve>[0]['fetch'], { host, port }: Config) =>
  new Promise<Server>((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => {
      server.off('error', reject);
      resolve(server);
    }) as Server;
    server.once('error', reject);
    // A request that is sent drop by drop does not hold a connection for ever.
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
  });

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
