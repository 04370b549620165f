// Runs everything that CI runs. Continues after failures, prints what failed, and ends with `N
// passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell, noChromium } from './chromium.mjs';
import { findPostgres, noPostgres } from './postgres.mjs';
import { root } from './together.mjs';

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
const total = { passed: 0, failed: 0, skipped: 0 };
/**
 * The names of failures, repeated at the end of the output, because long logs are truncated at the
 * start.
 */
const failureTexts = [];
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isTask = (name) => !name.startsWith('//#') || name.slice(3) in manifest.scripts;

/** Runs turbo tasks and returns the package, name, outcome and log of each. */
async function turbo(tasks, { filters = [], passed = [], counts = '' } = {}) {
  const args = ['run', ...tasks.filter(isTask), '--concurrency=1'];
  args.push(...filters.map((filter) => `--filter=${filter}`));
  args.push('--continue=dependencies-successful', '--output-logs=none', '--summarize');
  if (passed.length > 0) args.push('--', ...passed);
  let output = '';
  await new Promise((resolve) => {
    const own = { ...env, SERVERY_COUNTS: counts };
    const shell = process.platform === 'win32';
    const child = spawn('turbo', args, { cwd: root, env: own, shell });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.once('close', resolve);
  });
  const path = /Summary:\s+(\S+)/.exec(output)?.[1];
  if (!path) {
    console.log(output);
    return undefined;
  }
  const summary = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

const seconds = (tasks) => {
  const spans = tasks.filter(({ execution }) => execution);
  if (spans.length > 0 && spans.every(({ cache }) => cache.status === 'HIT')) return 'unchanged';
  const start = Math.min(...spans.map(({ execution }) => execution.startTime));
  const end = Math.max(...spans.map(({ execution }) => execution.endTime));
  return spans.length > 0 ? `${((end - start) / 1000).toFixed(1)} s` : 'not run';
};

const hasFailed = ({ execution }) => execution?.exitCode !== 0;

function print(name, tasks, note = '') {
  const failed = tasks.filter(hasFailed);
  const mark = failed.length > 0 ? '✗' : '✓';
  console.log(`${mark} ${name.padEnd(14)} ${seconds(tasks).padStart(10)}  ${note}`.trimEnd());
  for (const task of failed) {
    failureTexts.push(`${task.package} ${task.task}`);
    const log = join(root, task.logFile);
    const text = existsSync(log) ? readFileSync(log, 'utf8').trim() : 'It didn’t run.';
    console.log(`\n── ${task.package} ${task.task}\n${lastOf(text, task.logFile)}\n`);
  }
}

/** Returns the end of a long log, where tools print their summary. */
function lastOf(text, file) {
  const lines = text.split('\n');
  if (lines.length <= 300) return text;
  return [`(the last 300 lines of ${file})`, ...lines.slice(-300)].join('\n');
}

/** Runs checks; each counts as one, however many packages it covers. */
async function check(names) {
  const tasks = await turbo(names);
  for (const name of names.filter(isTask)) {
    const bare = name.replace(/^.*#/, '');
    const own = tasks?.filter(({ task }) => task === bare) ?? [];
    if (tasks && own.length === 0) continue;
    if (!tasks || own.some(hasFailed)) total.failed += 1;
    else total.passed += 1;
    print(bare, own);
  }
}

/** Runs tests; they count individually, from the report of each package's Vitest. */
async function tests(name, tasksNames, { filters, retry = 0 } = {}) {
  const file = `.vitest/${name}.json`;
  const passed = ['--reporter=default', `--reporter=${join(root, 'scripts/countTests.mjs')}`];
  // A busy machine is slow, so only tests that hang should time out.
  passed.push('--testTimeout=120000', '--hookTimeout=120000', `--retry=${retry}`);
  const tasks = await turbo(tasksNames, { filters, passed, counts: file });
  if (!tasks) {
    total.failed += 1;
    return;
  }
  const own = tasks.filter(({ task }) => tasksNames.some((it) => it.replace(/^.*#/, '') === task));
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const twice = [];
  for (const task of own) {
    const report = readReport(join(root, task.directory, file), task);
    for (const key of Object.keys(sum)) sum[key] += report[key];
    if (hasFailed(task) && report.failed === 0) sum.failed += 1;
    failures.push(...(report.failures ?? []));
    twice.push(...(report.twice ?? []));
  }
  if (own.length === 0) return;
  for (const key of Object.keys(total)) total[key] += sum[key];
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  print(name, own, `${sum.passed} passed, ${sum.failed} failed${skipped}`);
  failureTexts.push(...failures);
  if (twice.length === 0) return;
  console.log(`  ${twice.length} passed only on a retry:\n${list(twice)}`);
  if (twice.length <= Math.ceil(sum.passed / 100)) return;
  total.failed += 1;
  failureTexts.push(`More than 1 in 100 ${name} passed only on a retry.`);
}

const list = (texts) => texts.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`).join('\n');

/**
 * Reads a package's report. One that's older than the run is stale, unless turbo restored it from
 * its cache.
 */
function readReport(path, { execution, cache }) {
  const isOurs =
    existsSync(path) &&
    (cache.status === 'HIT' || statSync(path).mtimeMs >= (execution?.startTime ?? Infinity));
  if (isOurs) return JSON.parse(readFileSync(path, 'utf8'));
  return { passed: 0, failed: 0, skipped: 0 };
}

const browser = findChromium();
if (browser) env.CHROMIUM_PATH = browser;
else console.log(noChromium);
const shell = findHeadlessShell();
if (shell) env.HEADLESS_SHELL_PATH = shell;
const postgres = findPostgres();
if (postgres) env.PGBIN = postgres;
else console.log(noPostgres);

/** Runs the checks, which keep the processor busy, then the shorter tests, and builds with their tests. */
async function runQuickParts() {
  await check([
    '//#format:check',
    '//#lint',
    'typecheck',
    '//#typecheck:features',
    '//#imports',
    '//#styles',
    '//#kit:check',
    '//#messages',
    '//#commits',
    '//#unused',
  ]);
  await tests('tests', ['test', '//#test:scripts'], { filters: ['!@servery/server'] });
  await check(['build', 'build:demo', '//#size']);
  await tests('published', ['test:published']);
  await tests('visual', ['test:visual']);
}

/** Runs the server's tests, which often wait, and the two fast parts of `pnpm reliability`. */
async function runServerParts() {
  await tests('server', ['@servery/server#test']);
  await check(['test:reliability']);
}

// Each uses the processor while the other waits, and they take about as long.
await Promise.all([runServerParts(), runQuickParts()]);
// In a browser on a busy machine, a click can come before the page is ready for it. A broken test
// fails twice; tests that only pass on retry are listed, and too many of them count as a failure.
await tests('stories', ['test:stories'], { retry: 1 });
await tests('e2e', ['test:e2e'], { retry: 1 });

if (failureTexts.length > 0) console.log(`\nFailures:\n${list(failureTexts)}\n`);
if (total.skipped > 0) console.log(`${total.skipped} tests skipped.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
