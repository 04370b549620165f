import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { findChromium, findHeadlessShell, noChromium } from '../../scripts/chromium.mjs';
import { longestFirst } from '../../scripts/longestFirst.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';
import { compileMessages } from './build/compileMessages.ts';

const [chromium, shell] = [findChromium(), findHeadlessShell()];
if (!chromium || !shell) throw new Error(noChromium);

export default defineConfig({
  // The list of places reads a little of a feature, whose index brings styles along.
  plugins: [vanillaExtractPlugin(), compileMessages()],
  define: { 'import.meta.env.SERVERY_TEMPLATES': 'true' },
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['./e2e/support/globalSetup.ts'],
    env: { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell },
    // Each file has a server and a browser of its own, and two fill a small machine.
    maxWorkers: 2,
    // Files share the modules of their worker, which take seconds to transform and import.
    isolate: false,
    sequence: {
      sequencer: longestFirst(
        'places.test.ts',
        'access.test.ts',
        'goldenDay.test.ts',
        'install.test.ts',
        'catalogue.test.ts',
        'day.test.ts',
        'queueDay.test.ts',
      ),
    },
    expect: { poll: { timeout: 120_000 } },
    ...vitestDefaults('e2e', { mustHold: /e2e\/crash/ }),
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
