import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist'],
    // No test file leaves state behind for the next, so a worker loads shared modules only once.
    isolate: false,
    ...vitestDefaults(),
  },
});
