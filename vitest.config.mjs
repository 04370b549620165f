import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/**/*.test.mjs'],
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
