import { resolve } from 'node:path';
import { countTests } from './countTests.ts';

/** Options of `vitestDefaults`. */
interface VitestDefaultsOptions {
  /** Matches files whose tests must pass the first time, such as races, crashes and loss. */
  mustHold?: RegExp;
  /**
   * The folder of the package that is tested.
   * @default the working directory
   */
  folder?: string;
}

/**
 * Vitest options that every package shares. A busy machine is slow, so only tests that hang time
 * out, and a test that fails gets one retry. `report` names the report that `pnpm verify` reads:
 * `.vitest/<report>.json`.
 */
export const vitestDefaults = (
  report = 'test',
  { mustHold, folder = '.' }: VitestDefaultsOptions = {},
) => ({
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 1,
  reporters: ['default' as const, countTests(resolve(folder, `.vitest/${report}.json`), mustHold)],
});
