import { defineConfig } from 'vitest/config';
import { vitestDefaults } from './scripts/vitestDefaults.ts';

export default defineConfig({
  test: {
    include: ['scripts/**/*.test.mjs'],
    exclude: ['scripts/verify/**'],
    ...vitestDefaults('scripts'),
  },
});
