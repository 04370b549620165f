import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

/**
 * The tests of a feature, except its stories; of all features if it runs in their parent folder.
 */
export default defineConfig({
  // The import of menus reads spreadsheets with the kit, which brings styles along.
  plugins: [compileMessages(), vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.ts', '{*,template/*}/src/**/*.test.ts'],
    // Most of their time would be importing the same modules again for each file.
    isolate: false,
    ...vitestDefaults(),
  },
});
