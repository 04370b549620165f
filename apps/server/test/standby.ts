import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { binaries, freePort, systemUser } from './postgres.ts';

/** A PostgreSQL server that replicates another one. */
export interface Standby {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Copies a running server and starts the copy as its standby, on a port of its own. */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const [bin, user] = [binaries()!, systemUser()!];
  const folder = mkdtempSync(join(tmpdir(), 'servery-standby-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const options = ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  execFileSync(join(bin, 'pg_basebackup'), options, { ...user, stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const settings = ['-c', `port=${port}`, '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = new URL(primaryUrl);
  url.port = String(port);
  const sql = postgres(url.href, { max: 1, backoff: () => 0.05, onnotice: () => {} });
  for (let isUp = false; !isUp;) {
    isUp = await sql`select 1`.then(
      () => true,
      () => false,
    );
  }
  await sql.end();
  return {
    url: url.href,
    port,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
