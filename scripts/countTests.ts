import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

interface Reason {
  message?: string;
  cause?: unknown;
}
type Errors = readonly Reason[] | undefined;

/** Returns the messages of an error and of its causes, such as that the browser closed. */
const reasonsOf = (error: Reason | undefined): string[] =>
  error ? [error.message ?? '', ...reasonsOf(error.cause as Reason | undefined)] : [];

/** The failure of a run of which every test was skipped. */
const noneRan = 'No test ran: -t matches the name of none.';

/**
 * A Vitest reporter. Writes the numbers of passed, failed and skipped tests, and those that failed
 * or needed a retry with their first error, to a file. Vitest's own JSON reporter also contains all
 * axe results, which for all stories together exceed the maximum length of a string. Tests of the
 * files that match `mustHold` fail if they pass only on a retry. A run of which every test was
 * skipped fails, because a mistyped name would otherwise look like success.
 */
export const countTests = (file: string, mustHold?: RegExp): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const failures: string[] = [];
    const repeats: string[] = [];
    const files = new Set<string>();
    for (const module of modules) {
      const name = module.relativeModuleId;
      const fail = (title: string, errors: Errors) => {
        failures.push(`${name}${title}\n${firstOf(errors)}`);
        files.add(name);
      };
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const isRepeat = state === 'passed' && test.diagnostic()?.flaky;
        const hasFailed = state === 'failed' || (isRepeat && mustHold?.test(name));
        counts[hasFailed ? 'failed' : state] += 1;
        if (hasFailed) fail(` > ${test.fullName}`, errors);
        else if (isRepeat) repeats.push(`${name} > ${test.fullName}\n${firstOf(errors)}`);
      }
      if (module.errors().length > 0) fail('', module.errors());
    }
    const { passed, failed, skipped, pending } = counts;
    if (skipped > 0 && passed + failed + pending === 0) {
      failures.push(noneRan);
      console.error(noneRan);
    }
    if (unhandled?.length) failures.push(`outside the tests\n${firstOf(unhandled)}`);
    if (failures.length > 0) process.exitCode = 1;
    mkdirSync(dirname(file), { recursive: true });
    const report = { passed, failed: failed + pending, skipped, failures, repeats };
    writeFileSync(file, JSON.stringify({ ...report, files: [...files] }));
  },
});

/** Returns the beginning of the error without the links to Storybook; the rest is in the log. */
const firstOf = (errors: Errors) =>
  stripVTControlCharacters(reasonsOf(errors?.[0]).join('\n') || 'No reason was given.')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('Click to debug'))
    .slice(0, 6)
    .join('\n')
    .slice(0, 600);
