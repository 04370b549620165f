// A Vitest reporter: how many tests passed, failed and were skipped, in the file that SERVERY_COUNTS names below the package. Vitest's own JSON also holds what axe saw in each story, which in all of them together is more than a string can hold.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export default class CountTests {
  onInit(vitest) {
    this.file = join(vitest.config.root, process.env.SERVERY_COUNTS ?? '.vitest/counts.json');
  }

  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state in counts ? state : 'failed'] += 1;
      }
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(counts));
  }
}
