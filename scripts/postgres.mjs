// Finds the programs of a PostgreSQL server: from the environment, installed, or from apt (Debian,
// as root).
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const debian = '/usr/lib/postgresql';
const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'];

const hasServer = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
const below = (parent, pattern) =>
  existsSync(parent) ? readdirSync(parent).filter((name) => pattern.test(name)) : [];

function installed() {
  const versions = below(debian, /^\d+$/).toSorted((a, b) => Number(b) - Number(a));
  const brewed = homebrew.flatMap((parent) =>
    below(parent, /^postgresql(@\d+)?$/).map((name) => join(parent, name, 'bin')),
  );
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(hasServer)
    .map((folder) => dirname(realpathSync(join(folder, 'initdb'))));
  return [...versions.map((version) => join(debian, version, 'bin')), ...brewed, ...onPath].find(
    hasServer,
  );
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error('No PostgreSQL found; installing the system package (apt-get install postgresql).');
  const stdio = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio, env });
    const install = ['install', '-y', '-q', '--no-install-recommends', 'postgresql'];
    execFileSync('apt-get', install, { stdio, env });
  } catch {
    return undefined;
  }
  return installed();
}

/** Returns the folder of `initdb` and `postgres`, or `undefined`. `PGBIN` takes precedence. */
export function findPostgres({ install = true } = {}) {
  const named = process.env.PGBIN;
  if (named) return hasServer(named) ? named : undefined;
  return installed() ?? (install ? fromDebian() : undefined);
}

/** Message for machines without PostgreSQL. */
export const noPostgres =
  'No PostgreSQL found; its tests are skipped. Install PostgreSQL or name its programs with PGBIN=/path/to/bin.';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = findPostgres();
  console.log(folder ?? noPostgres);
  process.exit(folder ? 0 : 1);
}
