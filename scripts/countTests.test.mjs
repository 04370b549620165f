import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './countTests.ts';
import { hasLostBrowser } from './verify/report.mjs';

test('an error outside the tests is reported with its causes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-count-'));
  const file = join(folder, 'report.json');
  const code = process.exitCode;
  const cause = new Error('[vitest] Browser connection was closed while running tests.');
  const error = new Error('Failed to run the test Email.stories.tsx.', { cause });
  const report = countTests(file);
  report.onTestRunEnd([], [error]);
  process.exitCode = code;
  expect(hasLostBrowser(JSON.parse(readFileSync(file, 'utf8')))).toBe(true);
  rmSync(folder, { recursive: true });
});
