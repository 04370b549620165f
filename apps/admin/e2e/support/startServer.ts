import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const clock = new URL('turnableClock.mjs', import.meta.url).href;
const shopNetwork = new URL('shopNetwork.mjs', import.meta.url).href;

/** The password of everyone in the sample. */
export const password = 'mee-rebus-at-noon';

/** Options of a server process. */
interface ServerOptions {
  /** The data folder. */
  folder: string;
  /** The folder in which Node caches the modules that it has compiled. */
  compiled: string;
  /** How far its clock is ahead, in milliseconds. */
  aheadMs: number;
  /** The port; a free one by default. */
  port?: string;
  /** Arguments of Node before the program. */
  nodeArgs?: readonly string[];
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Whether the process accepts messages. */
  hasMessages?: boolean;
}

/**
 * Returns the options of a server whose printers are on this machine: `ports` has their ports by
 * their addresses in the shop's network.
 */
export const printersIn = (
  ports: Readonly<Record<string, number>>,
  env: Readonly<Record<string, string>> = {},
) => ({
  nodeArgs: ['--import', shopNetwork],
  env: { ...env, E2E_NETWORK: JSON.stringify(ports) },
});

/**
 * Returns the URL that a server prints once it is ready, and what it printed before. Ends it and
 * throws its output if it isn't ready after five minutes, or if it exits before.
 */
async function readyAt(server: ChildProcess): Promise<{ url: string; printed: string }> {
  const output: string[] = [];
  server.stderr!.on('data', (text: Buffer) => output.push(text.toString()));
  const signal = AbortSignal.timeout(300_000);
  for await (const line of createInterface({ input: server.stdout!, signal })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url) {
      server.stdout!.resume();
      return { url, printed: output.join('\n') };
    }
    output.push(line);
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output.join('\n')}`);
}

/**
 * Starts the real server as a process on a data folder; an empty folder is filled with the sample.
 */
export async function startServer(options: ServerOptions) {
  const { folder, compiled, aheadMs, port = '0', nodeArgs = [], env = {}, hasMessages } = options;
  // Optimising the embedded database engine takes longer than it saves in a server that runs for
  // minutes.
  const args = ['--liftoff-only', '--import', clock, ...nodeArgs, main];
  const server = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: compiled,
      E2E_AHEAD_MS: String(aheadMs),
      SERVERY_SAMPLE_PASSWORD: password,
      SERVERY_SAMPLE_DAYS: '1',
      SERVERY_QUIET: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', hasMessages ? 'ipc' : 'ignore'],
  });
  return { server, ...(await readyAt(server)) };
}

/** Ends a server and waits until its process has exited. */
export async function stopServer(
  server: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}
