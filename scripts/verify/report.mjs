import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLostBrowser } from '../../apps/storybook/build/lostBrowser.ts';
import { root } from '../together.mjs';

const empty = { passed: 0, failed: 0, skipped: 0, failures: [], repeats: [], files: [] };

export const isUnchanged = ({ cache }) => cache?.status === 'HIT';
export const hasFailed = ({ execution }) => execution?.exitCode !== 0;

/**
 * Reads a package's report. A report that is older than the run is stale, unless turbo restored it
 * from its cache. Retries of an earlier run are not reported again.
 */
export function readReport(name, task) {
  const path = join(root, task.directory, `.vitest/${name}.json`);
  const isFresh = () => statSync(path).mtimeMs >= (task.execution?.startTime ?? Infinity);
  const isOurs = existsSync(path) && (isUnchanged(task) || isFresh());
  const report = { ...empty, ...(isOurs && JSON.parse(readFileSync(path, 'utf8'))) };
  if (hasFailed(task) && report.failed === 0) report.failed = 1;
  return isUnchanged(task) ? { ...report, repeats: [] } : report;
}

/** Whether a browser closed or never opened, which says nothing about the tests. */
export const hasLostBrowser = ({ failures }) =>
  failures.length > 0 && failures.every(isLostBrowser);

/** Returns the end of a task's log, where tools print their summary. */
export function logOf({ logFile, task }) {
  // Turbo keeps no log of a task without a cache.
  if (!logFile) return `Run \`npx pnpm ${task}\` to see why.`;
  const path = join(root, logFile);
  if (!existsSync(path)) return 'It didn’t run.';
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  if (lines.length <= 300) return lines.join('\n');
  return [`(the last 300 lines of ${logFile})`, ...lines.slice(-300)].join('\n');
}

/** Returns the command that runs just the failed test files of a task again. */
export function repeatCommand({ package: owner, task }, { files }) {
  const paths = files.map((file) => file.replace(/^(\.\.\/)+.*?(?=src\/)/, ''));
  const filter = owner === '//' ? '' : `--filter ${owner} `;
  return ['npx pnpm', `${filter}run ${task}`, ...paths].join(' ').trim();
}
