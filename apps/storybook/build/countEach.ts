import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { countTests } from '../../../scripts/countTests.ts';

/**
 * A Vitest reporter that writes the report of each package to its own folder below `root`, as if its
 * stories had been tested alone.
 */
export const countEach = (root: string, folders: readonly string[]): Reporter => ({
  onTestRunEnd(modules, errors, reason) {
    for (const folder of folders) {
      const own = modules.filter(({ relativeModuleId: path }) => path.includes(`/${folder}/src/`));
      const report = join(root, folder, '.vitest/stories.json');
      void countTests(report).onTestRunEnd?.(own, errors, reason);
    }
  },
});
