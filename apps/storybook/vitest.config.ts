import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium, noChromium } from '../../scripts/chromium.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);

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
          // One page leaves the second core of a small machine idle.
          maxWorkers: 2,
          setupFiles: ['./src/longWords.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath, args: chromiumArgs },
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
