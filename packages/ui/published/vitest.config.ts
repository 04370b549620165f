import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    globalSetup: [`${import.meta.dirname}/setup.ts`],
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
