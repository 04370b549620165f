import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No file leaves anything behind for the next, so a worker loads what they share only once.
    isolate: false,
    // On a busy machine, calling every endpoint can take longer than the default of 5 seconds.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]],
  },
});
