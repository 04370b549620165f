import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  plugins: [compileMessages(), vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.ts'],
    ...vitestDefaults(),
  },
});
