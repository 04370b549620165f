import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';

/** The tests of each feature, except its stories. */
export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
