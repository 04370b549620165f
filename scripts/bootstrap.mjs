// For plain Node 20 or later: fetches the pinned pnpm and Node 24, installs missing packages, and
// runs a script of package.json.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isWindows = process.platform === 'win32';
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const [script, ...rest] = process.argv.slice(2);

let running;
let isStopping = false;

function stop(signal) {
  isStopping = true;
  if (!running) process.exit(codeOf(signal));
  if (isWindows) running.kill(signal);
  else process.kill(-running.pid, signal);
}

/**
 * Returns the exit code for a signal: 0 for a server, which has finished regularly; otherwise 128
 * plus the signal.
 */
function codeOf(signal) {
  return script?.startsWith('serve') ? 0 : 128 + constants.signals[signal];
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm doesn't forward SIGTERM, so watch for the loss of the parent process instead.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && !isStopping && stop('SIGTERM'), 500).unref();

/** Runs a command in its own process group and resolves when it has succeeded; otherwise exits. */
function run(command, ...args) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'inherit', 'inherit'];
    running = spawn(command, args, {
      cwd: root,
      stdio,
      env,
      shell: isWindows,
      detached: !isWindows,
    });
    running.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      process.exit(1);
    });
    running.once('exit', (code, signal) => {
      running = undefined;
      if (isStopping) process.exit(codeOf('SIGTERM'));
      if (signal || code !== 0) process.exit(code ?? 1);
      resolve();
    });
  });
}

const stamp = join(root, 'node_modules', '.installed');

/** Returns a hash of everything that the installation depends on. */
function wanted() {
  const folders = ['apps', 'packages', 'packages/features', 'packages/features/template'].flatMap(
    (parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].concat(
    folders.map((folder) => `${folder}/package.json`),
  );
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files.map((file) => join(root, file)).filter((file) => existsSync(file)))
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

const isInstalled =
  existsSync(join(root, 'node_modules', '.bin')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === wanted();

if (!isInstalled) {
  await run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
  writeFileSync(stamp, wanted());
}
await run('pnpm', 'run', script, ...rest);
