// Plain Node 20 or later: brings the pinned pnpm and Node 24, installs, and runs a script of package.json.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const shell = process.platform === 'win32';
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const run = (command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (signal || code !== 0) process.exit(code ?? 1);
      resolve();
    });
  });

const [script, ...rest] = process.argv.slice(2);
await run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
await run('pnpm', 'run', script, ...rest);
