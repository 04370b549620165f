import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../../apps/admin/build/compileMessages.ts';

export default defineConfig({
  plugins: [compileMessages(), vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
