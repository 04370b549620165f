// Runs the stories of the package in the working directory, in this Storybook. Further arguments go
// to Vitest, such as a part of a file name.
import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const storybook = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = relative(root, process.cwd()).replaceAll('\\', '/');

const vitest = spawn('vitest', ['run', ...process.argv.slice(2)], {
  cwd: storybook,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SERVERY_STORIES: folder },
});
vitest.once('exit', (code, signal) => process.exit(signal ? 1 : code));
