// A Vitest reporter. Writes the numbers of passed, failed and skipped tests, and the names of those
// that failed or needed a retry, to the file in SERVERY_COUNTS, relative to the package. Vitest's
// own JSON reporter also contains all axe results, which for all stories together exceed the
// maximum length of a string.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export default class CountTests {
  onInit(vitest) {
    this.file = join(vitest.config.root, process.env.SERVERY_COUNTS ?? '.vitest/counts.json');
  }

  onTestRunEnd(modules, unhandled = []) {
    const report = { passed: 0, failed: 0, skipped: 0, failures: [], twice: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        report[state in report ? state : 'failed'] += 1;
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        if (state === 'failed') report.failures.push(`${name}\n${firstOf(errors)}`);
        else if (test.diagnostic()?.flaky) report.twice.push(`${name}\n${firstOf(errors)}`);
      }
      const errors = module.errors();
      if (errors.length > 0) report.failures.push(`${module.relativeModuleId}\n${firstOf(errors)}`);
    }
    if (unhandled.length > 0) report.failures.push(`outside the tests\n${firstOf(unhandled)}`);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(report));
  }
}

/** Returns the beginning of the error without the links to Storybook; the rest is in the log. */
const firstOf = (errors) =>
  stripVTControlCharacters(errors?.[0]?.message ?? 'No reason was given.')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('Click to debug'))
    .slice(0, 6)
    .join('\n')
    .slice(0, 600);
