import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
