import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './countTests.ts';
import { hasLostBrowser } from './verify/report.mjs';

/** Returns the report of a run, and the exit code that it sets. */
function reported(modules, errors) {
  const folder = mkdtempSync(join(tmpdir(), 'servery-count-'));
  const file = join(folder, 'report.json');
  const before = process.exitCode;
  process.exitCode = 0;
  countTests(file).onTestRunEnd(modules, errors);
  const code = process.exitCode;
  process.exitCode = before;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return { report, code };
}

/** A file with a test in each of these states. */
const fileOf = (...states) => ({
  relativeModuleId: 'any.test.ts',
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

test('an error outside the tests is reported with its causes', () => {
  const cause = new Error('[vitest] Browser connection was closed while running tests.');
  const error = new Error('Failed to run the test Email.stories.tsx.', { cause });
  const { report, code } = reported([], [error]);
  expect(hasLostBrowser(report)).toBe(true);
  expect(code).toBe(1);
});

test('a run of which every test was skipped fails', () => {
  expect(reported([fileOf('skipped', 'skipped')]).code).toBe(1);
  expect(reported([fileOf('skipped', 'passed')]).code).toBe(0);
  expect(reported([]).code).toBe(0);
});
