import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../together.mjs';

const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

/** Turbo's environment. Its cache is outside the checkout, so all clones of a user share it. */
export const turboEnv = {
  ...process.env,
  TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR ?? join(cache, 'servery', 'turbo'),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SERVERY_NODE_VERSION: process.version,
};

/** Runs turbo and returns what it printed. */
function turbo(args, env = {}, cwd = root) {
  let output = '';
  const child = spawn('turbo', ['run', ...args], {
    cwd,
    env: { ...turboEnv, ...env },
    shell: process.platform === 'win32',
  });
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

const exists = ({ command }) => command !== '<NONEXISTENT>';

/**
 * Returns the tasks that turbo would run, each with its hash and the state of its cache entry.
 * `folder` is a checkout other than this one.
 */
export async function planTasks(tasks, env, folder) {
  const output = await turbo([...tasks, '--dry-run=json'], env, folder);
  const start = output.indexOf('{\n');
  if (start < 0) throw new Error(output);
  return JSON.parse(output.slice(start)).tasks.filter(exists);
}

/** Runs tasks one after another and returns the outcome of each. */
export async function runTasks(tasks, { force, env }) {
  const args = [...tasks, '--concurrency=1', '--continue=dependencies-successful'];
  args.push('--output-logs=none', '--summarize');
  if (force) args.push('--force');
  const output = await turbo(args, env);
  const path = /Summary:\s+(\S.*\S)/.exec(output)?.[1];
  if (!path) throw new Error(output);
  const summary = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return summary.tasks.filter(exists);
}
