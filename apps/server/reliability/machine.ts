import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';

const said = (program: string, ...words: string[]): string => {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

const root = '/usr/lib/postgresql';

/** The PostgreSQL that parts start, by its version. */
const postgresVersion = (): string => {
  const newest = existsSync(root) ? readdirSync(root).toSorted((a, b) => +b - +a)[0] : undefined;
  const words = newest ? said(`${root}/${newest}/bin/postgres`, '--version') : '';
  return /([\d.]+)/.exec(words)?.[1] ?? 'none';
};

/** What the figures were taken on, in one line. */
export function machineOf(): string {
  const cores = cpus();
  const fileSystem = said('df', '--output=fstype', tmpdir()).trim().split('\n').at(-1);
  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `Node ${process.version.slice(1)}`,
    `PostgreSQL ${postgresVersion()}`,
    `${type()} ${release().split('-')[0]}`,
    fileSystem,
    `load ${loadavg()[0]!.toFixed(1)} at the start`,
  ].join(', ');
}
