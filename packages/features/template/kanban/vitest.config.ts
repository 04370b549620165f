import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../../../apps/admin/build/compileMessages.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
