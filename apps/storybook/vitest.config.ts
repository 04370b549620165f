import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findHeadlessShell, noChromium } from '../../scripts/chromium.mjs';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';
import { countEach } from './build/countEach.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of the packages whose stories are tested, separated by commas. */
const tested = process.env.SERVERY_STORIES ?? '';
// Two runs that start at the same time would overwrite each other’s bundled dependencies.
const cache = process.env.SERVERY_STORIES_CACHE;
if (cache) process.env.CACHE_DIR = join(import.meta.dirname, 'node_modules/.cache', cache);
const executablePath = findHeadlessShell();
if (!executablePath) throw new Error(noChromium);

const { reporters: _, ...limits } = vitestDefaults();

// Axe and React create so much garbage that V8 collects constantly; a larger young generation makes
// that less frequent.
const youngGeneration = '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128';

export default defineConfig({
  test: {
    reporters: ['default', countEach(root, tested.split(','))],
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          ...limits,
          name: 'stories',
          env: { DEBUG_PRINT_LIMIT: '2000', ...(tested && { SERVERY_STORIES: tested }) },
          isolate: false,
          maxWorkers: 1,
          setupFiles: [
            './src/lightReact.setup.ts',
            './src/violations.setup.ts',
            './src/longText.setup.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath, args: [...chromiumArgs, youngGeneration] },
              contextOptions: {
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
