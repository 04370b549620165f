import { join } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
import { countTests } from '../../../scripts/countTests.ts';
import { isLostBrowser } from './lostBrowser.ts';

const hasEnded = (module: TestModule) => !['queued', 'pending'].includes(module.state());

/**
 * A Vitest reporter that writes the report of each package to its own folder below `root`, as if its
 * stories had been tested alone. If the browser closes, packages whose stories had ended keep their
 * result.
 */
export function countEach(root: string, folders: readonly string[]): Reporter {
  let planned: readonly Pick<TestSpecification, 'moduleId'>[] = [];
  return {
    onTestRunStart(specifications) {
      planned = specifications;
    },
    onTestRunEnd(modules, errors, reason) {
      const hasLostBrowser = errors.length > 0 && errors.every(isOfBrowser);
      const ended = new Set(modules.filter(hasEnded).map(({ moduleId }) => moduleId));
      for (const folder of folders) {
        const isOwn = ({ moduleId }: { moduleId: string }) => moduleId.includes(`/${folder}/src/`);
        const isComplete = planned.filter(isOwn).every(({ moduleId }) => ended.has(moduleId));
        const own = hasLostBrowser && isComplete ? [] : errors;
        const report = join(root, folder, '.vitest/stories.json');
        void countTests(report).onTestRunEnd?.(modules.filter(isOwn), own, reason);
      }
    },
  };
}

/** Whether an error, or its cause, only says that the browser closed. */
const isOfBrowser = ({ message, cause }: SerializedError): boolean =>
  isLostBrowser(message) || (cause !== undefined && isOfBrowser(cause));
