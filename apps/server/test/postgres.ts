import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
  stop(): Promise<void>;
}

const binaries = (): string | undefined => {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((it) => join(root, it, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

/** The system user that may run the server: it refuses to run as root. */
const systemUser = (): { uid?: number; gid?: number } | undefined => {
  if (process.getuid?.() !== 0) return {};
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts a server in a temporary folder, or answers why there is none. */
export async function startPostgres(): Promise<TestServer | { missing: string }> {
  const bin = binaries();
  if (!bin) return { missing: `no ${root}/*/bin/initdb` };
  const user = systemUser();
  if (!user) return { missing: 'running as root without a postgres user' };

  const folder = mkdtempSync(join(tmpdir(), 'servery-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, stdio: 'pipe', cwd: folder },
  );

  let server: ChildProcess;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: process.env['SERVERY_TEST_FSYNC'] ?? 'off',
    max_connections: '60',
  };
  const start = async () => {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    const sql = postgres(url, {
      max: 1,
      connect_timeout: 10,
      backoff: () => 0.05,
      onnotice: () => {},
    });
    for (let isUp = false; !isUp;) {
      isUp = await sql`select 1`.then(
        () => true,
        () => false,
      );
    }
    await sql.end();
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
