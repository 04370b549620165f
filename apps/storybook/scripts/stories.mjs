// Runs the stories of the package in the working directory, in this Storybook. Further arguments go
// to Vitest, such as a part of a file name.
import { spawn } from 'node:child_process';
import { readFileSync, utimesSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const storybook = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = relative(root, process.cwd()).replaceAll('\\', '/');
const args = process.argv.slice(2);

/** Reports what `pnpm verify` found when it ran the stories together with those of others. */
function reportTogether() {
  const path = '.vitest/stories.json';
  const { passed, failures } = JSON.parse(readFileSync(path, 'utf8'));
  const now = new Date();
  utimesSync(path, now, now);
  console.log([`${passed} passed, beside other packages.`, ...failures].join('\n\n'));
  process.exit(failures.length > 0 ? 1 : 0);
}

const { SERVERY_STORIES_DONE: done = '', TURBO_HASH: hash } = process.env;
if (args.length === 0 && hash && done.split(',').includes(hash)) reportTogether();

const vitest = spawn('vitest', ['run', ...args], {
  cwd: storybook,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SERVERY_STORIES: folder },
});
vitest.once('exit', (code, signal) => process.exit(signal ? 1 : code));
