import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compileMessages()],
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
