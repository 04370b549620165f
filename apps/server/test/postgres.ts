import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

const root = '/usr/lib/postgresql';

/** A separate PostgreSQL server on a free port of this machine. */
export interface TestServer {
  /** The connection string of the server's first database. */
  url: string;
  /** Stops the server immediately and starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends the server; `SIGKILL` kills all of its processes. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again; rejects if it ends before it accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The options of a test server. */
export interface TestServerInput {
  /** The folder in which to create the server's own folder. */
  parent?: string;
  /** A folder that is kept, with the data of the last run; no other server may have it open. */
  home?: string;
  /** Whether writes wait for the disk (fsync). */
  isDurable?: boolean;
}

/** Returns the folder of the newest installed PostgreSQL's programs. */
export const binaries = (): string | undefined => {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((it) => join(root, it, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

/**
 * Returns the system user to run the server as: it refuses to run as root. Undefined if there is
 * none.
 */
export const systemUser = (): { uid?: number; gid?: number } | undefined => {
  if (process.getuid?.() !== 0) return {};
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
};

/** Returns a port that is not in use. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
};

const isAlive = (pid: number): boolean => {
  try {
    // A zombie process has ended too.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Starts a server in a temporary folder, or returns the reason why it can't. */
export async function startPostgres({
  parent = tmpdir(),
  home,
  isDurable = process.env['SERVERY_TEST_FSYNC'] === 'on',
}: TestServerInput = {}): Promise<TestServer | { missing: string }> {
  const bin = binaries();
  if (!bin) return { missing: `no ${root}/*/bin/initdb` };
  const user = systemUser();
  if (!user) return { missing: 'running as root without a postgres user' };

  if (home) mkdirSync(home, { recursive: true });
  const folder = home ?? mkdtempSync(join(parent, 'servery-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (!existsSync(data))
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        ...(isDurable ? [] : ['--no-sync']),
      ],
      { ...user, stdio: 'pipe', cwd: folder },
    );

  let server: ChildProcess;
  let ended: Promise<unknown>;
  let isRunning = false;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    max_connections: '60',
  };
  const start = async () => {
    if (isRunning) return;
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    isRunning = true;
    ended = new Promise<void>((resolve) => {
      server.once('exit', () => {
        isRunning = false;
        resolve();
      });
    });
    const sql = postgres(url, {
      max: 1,
      connect_timeout: 10,
      backoff: () => 0.05,
      onnotice: () => {},
    });
    for (let isUp = false; !isUp && isRunning;) {
      isUp = await sql`select 1`.then(
        () => true,
        () => false,
      );
    }
    await sql.end({ timeout: 1 });
    if (!isRunning) throw new Error('PostgreSQL ended before it answered.');
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning) return;
    const children = signal === 'SIGKILL' ? childrenOf(server.pid!) : [];
    server.kill(signal);
    for (const child of children.filter((pid) => pid > 0 && isAlive(pid))) {
      process.kill(child, signal);
      while (isAlive(child)) await new Promise((resolve) => setImmediate(resolve));
    }
    await ended;
  };
  await start();
  return {
    url,
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    end,
    start,
    stop: async () => {
      await end('SIGINT');
      if (!home) rmSync(folder, { recursive: true, force: true });
    },
  };
}
