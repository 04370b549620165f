import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findHeadlessShell, noChromium } from '../../scripts/chromium.mjs';

const executablePath = findHeadlessShell();
if (!executablePath) throw new Error(noChromium);

// Axe and React create so much garbage that V8 collects constantly; a larger young generation makes
// that less frequent.
const youngGeneration = '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          name: 'stories',
          env: { DEBUG_PRINT_LIMIT: '2000' },
          isolate: false,
          // One page would leave the second core of a small machine idle.
          maxWorkers: 2,
          setupFiles: [
            './src/lightReact.setup.ts',
            './src/violations.setup.ts',
            './src/longText.setup.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
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
