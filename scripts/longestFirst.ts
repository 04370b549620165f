import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Makes a sequencer that starts these test files first, in this order, so that no long one is left
 * for the end, when the other workers have nothing to do. Vitest itself knows durations only from a
 * run before, which a fresh clone hasn't had.
 */
export function longestFirst(...names: readonly string[]) {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = names.indexOf(basename(moduleId));
    return at < 0 ? names.length : at;
  };
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
