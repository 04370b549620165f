import { hasFailed, isUnchanged, logOf, readReport, repeatCommand } from './report.mjs';

const maxRepeats = 5;
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const repeats = [];
const commands = [];

const seconds = (tasks) => {
  if (tasks.every(isUnchanged)) return 'unchanged';
  const ran = tasks.filter((task) => task.execution && !isUnchanged(task));
  const spans = ran.map(({ execution }) => execution.endTime - execution.startTime);
  return `${(spans.reduce((sum, span) => sum + span, 0) / 1000).toFixed(1)} s`;
};

/** Adds something that succeeded only when it was repeated. */
export const addRepeat = (text) => repeats.push(text);

/** Returns the numbers of a part. A check counts as one, however many packages it covers. */
function count({ name, part }, tasks) {
  const failed = tasks.filter(hasFailed);
  if (!part.report) {
    failures.push(...failed.map(({ taskId }) => taskId));
    if (failed.length > 0) commands.push(`npx pnpm verify ${name}`);
    return { passed: failed.length > 0 ? 0 : 1, failed: failed.length > 0 ? 1 : 0, skipped: 0 };
  }
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const task of tasks) {
    const report = readReport(part.report, task);
    for (const key of Object.keys(sum)) sum[key] += report[key];
    failures.push(...report.failures);
    repeats.push(...report.repeats);
    if (hasFailed(task)) commands.push(repeatCommand(task, report));
  }
  return sum;
}

/** Prints the row of a part with the logs of tasks that failed, and adds its numbers to the total. */
export function addRow(row, tasks) {
  const sum = count(row, tasks);
  for (const key of Object.keys(total)) total[key] += sum[key];
  const failed = tasks.filter(hasFailed);
  const counts = row.part.report ? `${sum.passed} passed, ${sum.failed} failed` : '';
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  const mark = failed.length > 0 ? '✗' : '✓';
  const line = `${mark} ${row.name.padEnd(20)} ${seconds(tasks).padStart(10)}  ${counts}${skipped}`;
  console.log(line.trimEnd());
  for (const task of failed) console.log(`\n── ${task.taskId}\n${logOf(task)}\n`);
}

const listed = (texts) => texts.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`).join('\n');

/** Prints the summary and returns whether everything passed. */
export function printTotal() {
  if (repeats.length > 0) console.log(`\nPassed only on a retry:\n${listed(repeats)}`);
  if (repeats.length > maxRepeats) {
    total.failed += 1;
    failures.push(`More than ${maxRepeats} passed only on a retry.`);
  }
  if (failures.length > 0) console.log(`\nFailures:\n${listed(failures)}`);
  if (commands.length > 0)
    console.log(`\nRepeat what failed:\n${commands.map((command) => `  ${command}`).join('\n')}`);
  if (total.skipped > 0) console.log(`\n${total.skipped} tests skipped.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
