// Runs what CI runs. `pnpm verify PART…` runs only those parts, and `--force` reads no cache. Parts
// of which no input has changed aren't run again. Continues after failures and ends with `N passed,
// N failed`.
import { parseArgs } from 'node:util';
import { describeMachine } from './verify/machine.mjs';
import { partOf, parts, sequences } from './verify/parts.mjs';
import { hasFailed, hasLostBrowser, isUnchanged, readReport } from './verify/report.mjs';
import { runTogether, storySteps } from './verify/storiesTogether.mjs';
import { addRepeat, addRow, printTotal } from './verify/tally.mjs';
import { planTasks, runTasks } from './verify/turbo.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const { force } = values;
const env = describeMachine();

/** Returns one row per part, with its tasks and those of them that have to run. */
async function plan() {
  const tasks = await planTasks([...new Set(parts.flatMap((part) => part.tasks))], env);
  const byRow = Object.groupBy(tasks, (task) => partOf(task)?.row ?? '');
  delete byRow[''];
  return Object.entries(byRow).map(([name, own]) => ({
    name,
    part: partOf(own[0]).part,
    tasks: own,
    changed: own.filter((task) => force || !isUnchanged(task)),
  }));
}

const names = ({ name, part }) => [name, part.name];
const all = await plan();
const unknown = positionals.filter((wanted) => !all.some((row) => names(row).includes(wanted)));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const rows = all.filter(
  (row) => positionals.length === 0 || names(row).some((name) => positionals.includes(name)),
);
const toRun = rows.filter(({ changed }) => changed.length > 0);
const unchanged = rows.filter((row) => !toRun.includes(row));
const extent = ({ name, tasks, changed }) =>
  changed.length < tasks.length ? `${name} (${changed.length} of ${tasks.length})` : name;
console.log(`To run: ${toRun.map(extent).join(', ') || 'nothing'}`);
console.log(`Unchanged: ${unchanged.map(({ name }) => name).join(', ') || 'nothing'}\n`);

/** Runs the tasks again whose browser was lost, and returns the outcome of all. */
async function repeatLostBrowsers(tasks) {
  const lost = tasks.flatMap((task) => {
    const report = partOf(task)?.part.report;
    const found = report && hasFailed(task) ? readReport(report, task) : undefined;
    return found && hasLostBrowser(found)
      ? [{ taskId: task.taskId, reason: found.failures[0] }]
      : [];
  });
  if (lost.length === 0) return tasks;
  for (const { taskId, reason } of lost)
    addRepeat(`${taskId}\nThe browser closed during the tests: ${reason}`);
  const again = await runTasks(
    lost.map(({ taskId }) => taskId),
    { env },
  );
  return tasks.map((task) => again.find(({ taskId }) => taskId === task.taskId) ?? task);
}

/** Returns the outcome of a task; turbo lists none for one whose dependency failed. */
const outcomeOf = (task, done) =>
  done.find(({ taskId }) => taskId === task.taskId) ?? { ...task, cache: undefined };

/** Runs parts one after another. */
async function run(step, options) {
  if (step.length === 0) return;
  const ids = step.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId));
  const done = await repeatLostBrowsers(await runTasks(ids, { env, ...options }));
  for (const row of step)
    addRow(
      row,
      row.tasks.map((task) => outcomeOf(task, done)),
    );
}

// Restores the results.
await run(unchanged);
const built = Promise.withResolvers();
const scheduled = new Set(sequences.flat(2));
const left = storySteps(toRun.filter(({ part }) => !scheduled.has(part.name)));
await Promise.all(
  sequences.map(async (sequence, at) => {
    for (const step of sequence) {
      if (step.includes('e2e')) await built.promise;
      await run(
        toRun.filter(({ part }) => step.includes(part.name)),
        { force },
      );
      if (step.includes('build')) built.resolve();
    }
    const own = { ...env, SERVERY_STORIES_CACHE: `sequence-${at}` };
    while (left.length > 0) {
      const step = left.shift();
      await run(step, { force, env: step.length > 1 ? await runTogether(step, own) : own });
    }
  }),
);
process.exit(printTotal() ? 0 : 1);
