import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countEach } from '../apps/storybook/build/countEach.ts';
import { hasLostBrowser } from './verify/report.mjs';
import { storySteps } from './verify/storiesTogether.mjs';

const stories = fileURLToPath(new URL('../apps/storybook/scripts/stories.mjs', import.meta.url));

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'servery-stories-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const rowOf = (directory) => ({
  name: `stories:${directory.split('/').at(-1)}`,
  tasks: [{ directory }],
});
const folders = (count, parent) => Array.from({ length: count }, (_, at) => `${parent}/p${at}`);

test('the kit runs alone, and other packages in groups of at most 12, apps apart', () => {
  const features = folders(20, 'packages/features');
  const apps = folders(14, 'packages/features/template');
  const steps = storySteps(['packages/ui', ...apps, ...features].map(rowOf));
  const directories = steps.map((step) => step.map(({ tasks }) => tasks[0].directory));
  expect(directories.map((step) => step.length)).toEqual([1, 10, 10, 7, 7]);
  expect(directories[0]).toEqual(['packages/ui']);
  expect(directories.flat().toSorted()).toEqual(['packages/ui', ...apps, ...features].toSorted());
  expect(directories.slice(1, 3).flat()).toEqual(features);
});

test('without stories to run there is no step', () => {
  expect(storySteps([])).toEqual([]);
});

/** Reports one file with a test of each state as part of a package. */
const reportOf = (path, ...states) => ({
  moduleId: `/servery/${path}`,
  relativeModuleId: `../../${path}`,
  state: () => (states.length > 0 ? states.at(-1) : 'queued'),
  errors: () => [],
  children: {
    allTests: () =>
      states.map((state) => ({
        fullName: state,
        result: () => ({ state }),
        diagnostic: () => undefined,
      })),
  },
});

const names = ['packages/features/queue', 'packages/features/template/todo'];
const [queueFile, todoFile] = [
  `${names[0]}/src/Queue.stories.tsx`,
  `${names[1]}/src/Todo.stories.tsx`,
];

/** Returns what each package reports about a run of both. */
function reportsOf(modules, errors) {
  const before = process.exitCode;
  const reporter = countEach(root, names);
  reporter.onTestRunStart([queueFile, todoFile].map((path) => ({ moduleId: `/servery/${path}` })));
  reporter.onTestRunEnd(modules, errors, 'failed');
  process.exitCode = before;
  return names.map((name) =>
    JSON.parse(readFileSync(join(root, name, '.vitest/stories.json'), 'utf8')),
  );
}

test('each package of a group gets its own report', () => {
  const [queue, todo] = reportsOf(
    [reportOf(queueFile, 'passed', 'passed'), reportOf(todoFile, 'passed', 'failed')],
    [],
  );
  expect(queue).toMatchObject({ passed: 2, failed: 0, failures: [] });
  expect(todo).toMatchObject({ passed: 1, failed: 1 });
});

const closed = {
  message: 'Failed to run the test.',
  cause: { message: 'Browser connection was closed while running tests.' },
};

test('a package whose stories ended before the browser closed keeps its result', () => {
  const unfinished = [[], [reportOf(todoFile)]];
  for (const others of unfinished) {
    const [queue, todo] = reportsOf([reportOf(queueFile, 'passed'), ...others], [closed]);
    expect(queue).toMatchObject({ passed: 1, failures: [] });
    expect(todo.failures).toEqual([expect.stringContaining('Browser connection was closed')]);
    expect(hasLostBrowser(todo)).toBe(true);
  }
});

test('every package fails with another error outside the tests', () => {
  const both = [reportOf(queueFile, 'passed'), reportOf(todoFile, 'passed')];
  const reports = reportsOf(both, [closed, { message: 'Rejected' }]);
  for (const { failures } of reports) expect(failures).toHaveLength(1);
});

/** Runs the task of a package whose stories ran in a group, with what they were reported to do. */
const taskWith = (failures) => {
  const report = join(root, '.vitest/stories.json');
  mkdirSync(join(root, '.vitest'));
  writeFileSync(report, JSON.stringify({ passed: 3, failed: failures.length, failures }));
  const old = new Date(0);
  utimesSync(report, old, old);
  const env = { ...process.env, TURBO_HASH: 'b2', SERVERY_STORIES_DONE: 'a1,b2' };
  const { status, stdout } = spawnSync(process.execPath, [stories], { cwd: root, env });
  return { status, output: String(stdout), at: statSync(report).mtimeMs };
};

test('the task of a package reports what the group found, without running it again', () => {
  const { status, output, at } = taskWith([]);
  expect(status).toBe(0);
  expect(output).toContain('3 passed');
  // `pnpm verify` takes an older report for that of an earlier run.
  expect(at).toBeGreaterThan(0);
});

test('the task of a package fails with what failed in its group', () => {
  const { status, output } = taskWith(['Todo.stories.tsx > Loaded\nNot found']);
  expect(status).toBe(1);
  expect(output).toContain('Todo.stories.tsx > Loaded');
});
