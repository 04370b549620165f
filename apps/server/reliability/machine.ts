import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';

const outputOf = (program: string, ...args: string[]): string => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

const root = '/usr/lib/postgresql';

/** Returns the version of the PostgreSQL that parts start. */
const postgresVersion = (): string => {
  const newest = existsSync(root) ? readdirSync(root).toSorted((a, b) => +b - +a)[0] : undefined;
  const version = newest ? outputOf(`${root}/${newest}/bin/postgres`, '--version') : '';
  return /([\d.]+)/.exec(version)?.[1] ?? 'none';
};

/** Returns a one-line description of the machine that the figures are measured on. */
export function machineOf(): string {
  const cores = cpus();
  const fileSystem = outputOf('df', '--output=fstype', tmpdir()).trim().split('\n').at(-1);
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
