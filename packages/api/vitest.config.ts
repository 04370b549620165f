import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No file leaves anything behind for the next, so a worker loads what they share only once.
    isolate: false,
    reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]],
  },
});
