import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, login, type Client } from '@servery/api';
import { inject } from 'vitest';
import { password, printersIn, startServer, stopServer } from './startServer.ts';

export { password } from './startServer.ts';

/** Options of a shop; the default is one that was just set up. */
export interface ShopOptions {
  /** Whether its clock can be advanced, for tests of several hours. */
  hasTurnableClock?: boolean;
  /** Ports on this machine by the addresses of printers in the shop's network. */
  network?: Readonly<Record<string, number>>;
}

const auditReader = fileURLToPath(new URL('readAudit.mjs', import.meta.url));

/** A stored audit row of an object. */
export interface AuditRow {
  object_id: number;
  action: string;
  person_name: string;
  facts: Record<string, unknown>;
}

/** The real server as a process with its own data folder. */
export interface Shop {
  url: string;
  /** Returns a client with a user signed in, as from another machine. */
  as(username: string): Promise<Client>;
  /** Ends the process and waits until it has exited. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Restarts it with the same folder and URL. */
  start(): Promise<void>;
  /** Advances the server's clock, if it was opened with `hasTurnableClock`. */
  later(minutes: number): Promise<void>;
  /** Reads the audit rows of objects from the database, for which the server is restarted. */
  audit(...ids: number[]): Promise<AuditRow[]>;
  /** Stops it and deletes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server on a copy of the sample's data folder. */
export async function openShop({ hasTurnableClock, network }: ShopOptions = {}): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-e2e-'));
  await cp(inject('sampleFolder'), folder, { recursive: true });
  let server: ChildProcess | undefined;

  const run = async (port: string) => {
    const started = await startServer({
      folder,
      compiled: inject('compiledFolder'),
      port,
      aheadMs: inject('aheadMs'),
      ...(network && printersIn(network)),
      hasMessages: hasTurnableClock,
    });
    server = started.server;
    return started.url;
  };
  const url = await run('0');
  const stop: Shop['stop'] = async (signal) => {
    if (server) await stopServer(server, signal);
  };
  const start: Shop['start'] = async () => {
    await run(new URL(url).port);
  };
  return {
    url,
    as: async (username) => {
      const baseURL = `${url}/api`;
      const { token } = await createClient({ baseURL }).call(login, {
        body: { username, password },
      });
      return createClient({ baseURL, credentials: { token: () => token } });
    },
    stop,
    start,
    audit: async (...ids) => {
      await stop('SIGTERM');
      const args = [auditReader, join(folder, 'database'), ...ids.map(String)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      await start();
      return JSON.parse(stdout) as AuditRow[];
    },
    later: async (minutes) => {
      if (!server?.connected) throw new Error('The clock of this server cannot be turned.');
      const turned = once(server, 'message');
      server.send(minutes * 60_000);
      await turned;
    },
    [Symbol.asyncDispose]: async () => {
      await stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
