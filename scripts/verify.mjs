// Everything that CI runs: goes on after a failure, prints what failed, ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, noChromium } from './chromium.mjs';
import { findPostgres, noPostgres } from './postgres.mjs';
import { root } from './together.mjs';

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
const total = { passed: 0, failed: 0, skipped: 0 };
/** The end of the output says once more what failed: it is the part that is kept of a long one. */
const told = [];
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isTask = (name) => !name.startsWith('//#') || name.slice(3) in manifest.scripts;

/** Runs turbo tasks and answers each one's package, name, outcome and log. */
async function turbo(tasks, { concurrency, passed = [] }) {
  const args = ['run', ...tasks.filter(isTask), `--concurrency=${concurrency}`];
  args.push('--continue=dependencies-successful', '--output-logs=none', '--summarize');
  if (passed.length > 0) args.push('--', ...passed);
  let output = '';
  await new Promise((resolve) => {
    const child = spawn('turbo', args, { cwd: root, env, shell: process.platform === 'win32' });
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
    told.push(`${task.package} ${task.task}`);
    const log = join(root, task.logFile);
    const text = existsSync(log) ? readFileSync(log, 'utf8').trim() : 'It never ran.';
    console.log(`\n── ${task.package} ${task.task}\n${lastOf(text, task.logFile)}\n`);
  }
}

/** The end of a long log, which is where tools sum up. */
function lastOf(text, file) {
  const lines = text.split('\n');
  if (lines.length <= 300) return text;
  return [`(the last 300 lines of ${file})`, ...lines.slice(-300)].join('\n');
}

/** Checks count as one each, however many packages they look at. */
async function check(names, concurrency) {
  const tasks = await turbo(names, { concurrency });
  for (const name of names.filter(isTask)) {
    const bare = name.replace(/^.*#/, '');
    const own = tasks?.filter(({ task }) => task === bare) ?? [];
    if (tasks && own.length === 0) continue;
    if (!tasks || own.some(hasFailed)) total.failed += 1;
    else total.passed += 1;
    print(bare, own);
  }
}

/** Tests count one by one, from what each package's Vitest writes. */
async function tests(name, tasksNames, { concurrency, retry = 0 }) {
  const file = `.vitest/${name}.json`;
  env.SERVERY_COUNTS = file;
  const passed = ['--reporter=default', `--reporter=${join(root, 'scripts/countTests.mjs')}`];
  // A busy machine is slow, not wrong: only what hangs is ended.
  passed.push('--testTimeout=120000', '--hookTimeout=120000', `--retry=${retry}`);
  const tasks = await turbo(tasksNames, { concurrency, passed });
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
  told.push(...failures);
  if (twice.length === 0) return;
  console.log(`  ${twice.length} passed only when told again:\n${list(twice)}`);
  if (twice.length <= Math.ceil(sum.passed / 100)) return;
  total.failed += 1;
  told.push(`More than one in a hundred ${name} passed only when told again.`);
}

const list = (texts) => texts.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`).join('\n');

/** A report older than its run is left from another one, unless turbo brought it back. */
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
const postgres = findPostgres();
if (postgres) env.PGBIN = postgres;
else console.log(noPostgres);

await check(
  [
    '//#format:check',
    '//#lint',
    'typecheck',
    '//#typecheck:features',
    '//#imports',
    '//#styles',
    '//#kit:check',
    '//#messages',
    '//#unused',
  ],
  2,
);
await tests('tests', ['test', '//#test:scripts'], { concurrency: 2 });
// The two parts of `pnpm reliability` that take seconds.
await check(['test:reliability'], 1);
await check(['build', 'build:demo', '//#size'], 2);
await tests('published', ['test:published'], { concurrency: 1 });
await tests('visual', ['test:visual'], { concurrency: 1 });
// In a browser on a busy machine a press can come before what it is meant for. What is broken fails twice; what passes only then is named, and too much of it fails.
await tests('stories', ['test:stories'], { concurrency: 1, retry: 1 });
await tests('e2e', ['test:e2e'], { concurrency: 1, retry: 1 });

if (told.length > 0) console.log(`\nWhat failed:\n${list(told)}\n`);
if (total.skipped > 0) console.log(`${total.skipped} tests skipped.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
