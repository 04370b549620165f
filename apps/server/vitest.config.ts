import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../scripts/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Each worker compiles the embedded engine again; optimising it takes longer than it saves here.
    execArgv: ['--liftoff-only'],
    sequence: {
      sequencer: longestFirst('contracts.test.ts', 'archive.folder.test.ts', 'hostile.test.ts'),
    },
    reporters: ['default', 'json'],
    outputFile: { json: '.vitest/report.json' },
  },
});
