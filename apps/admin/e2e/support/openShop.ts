import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient, login, type Client } from '@servery/api';
import { inject } from 'vitest';

/** How a shop differs from one that was just set up. */
export interface ShopOptions {
  /** Its clock can be turned forward: for what takes an evening. */
  hasTurnableClock?: boolean;
  /** Ports of this machine by the addresses that printers have in the shop's own network. */
  network?: Readonly<Record<string, number>>;
}

const before = (name: string) => ['--import', new URL(name, import.meta.url).href];
const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Everybody's password in the sample that these servers are filled with. */
export const password = 'mee-rebus-at-noon';

/** The real server, as a process with a data folder of its own. */
export interface Shop {
  url: string;
  /** A client that somebody has signed in on, from another machine as it were. */
  as(username: string): Promise<Client>;
  /** Ends the process and waits until it is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same folder, at the same address. */
  start(): Promise<void>;
  /** Turns the server's clock forward, where it was opened with one that turns. */
  later(minutes: number): Promise<void>;
  /** Ends it for good and throws its data away. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Waits until a server says where it is; what it says instead is the error. */
async function readyAt(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  server.stderr!.on('data', (text: Buffer) => said.push(text.toString()));
  for await (const line of createInterface({ input: server.stdout! })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url) {
      server.stdout!.resume();
      return url;
    }
    said.push(line);
  }
  throw new Error(`The server did not start:\n${said.join('\n')}`);
}

/** Starts a server on an empty folder and fills it with the sample. */
export async function openShop({ hasTurnableClock, network }: ShopOptions = {}): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-e2e-'));
  await cp(inject('emptyDatabase'), join(folder, 'database'), { recursive: true });
  let server: ChildProcess | undefined;

  const run = async (port: string) => {
    const env = {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SERVERY_SAMPLE_PASSWORD: password,
      SERVERY_SAMPLE_DAYS: '1',
      SERVERY_QUIET: '1',
      E2E_NETWORK: JSON.stringify(network ?? {}),
    };
    const args = [
      ...(hasTurnableClock ? before('./turnableClock.mjs') : []),
      ...(network ? before('./shopNetwork.mjs') : []),
      main,
    ];
    server = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe', hasTurnableClock ? 'ipc' : 'ignore'],
    });
    return readyAt(server);
  };
  const url = await run('0');
  const stop: Shop['stop'] = async (signal) => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
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
    start: async () => {
      await run(new URL(url).port);
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
