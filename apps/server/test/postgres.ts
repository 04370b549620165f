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

/** A PostgreSQL server of its own, on a free port of this machine. */
export interface TestServer {
  /** A connection string for the server's first database. */
  url: string;
  /** Ends the server at once and starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends the server; `SIGKILL` ends all of its processes without a word. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again; rejects where it ends before it answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How a server of its own is made. */
export interface TestServerWish {
  /** The folder that its own one is made in. */
  parent?: string;
  /** A folder that stays, with the data of the last time; nobody may have it open. */
  home?: string;
  /** Whether it waits for the disk. */
  isDurable?: boolean;
}

/** Where the programs of the newest PostgreSQL here are. */
export const binaries = (): string | undefined => {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((it) => join(root, it, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

/** The system user that may run the server: it refuses to run as root. */
export const systemUser = (): { uid?: number; gid?: number } | undefined => {
  if (process.getuid?.() !== 0) return {};
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
};

/** A port that nobody listens at. */
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
    // A process that nobody has asked about since it ended is dead all the same.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Starts a server in a temporary folder, or answers why there is none. */
export async function startPostgres({
  parent = tmpdir(),
  home,
  isDurable = process.env['SERVERY_TEST_FSYNC'] === 'on',
}: TestServerWish = {}): Promise<TestServer | { missing: string }> {
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
