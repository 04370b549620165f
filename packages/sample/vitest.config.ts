import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // No file leaves anything behind for the next, so a worker loads what they share only once.
    isolate: false,
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
