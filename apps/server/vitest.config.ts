import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../scripts/longestFirst.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/globalSetup.ts'],
    maxWorkers: 2,
    // Each worker compiles the embedded engine again; optimising it takes longer than it saves here.
    execArgv: ['--liftoff-only'],
    sequence: {
      sequencer: longestFirst('contracts.test.ts', 'archive.folder.test.ts', 'hostile.test.ts'),
    },
    ...vitestDefaults('server', {
      mustHold: /test\/(archive|nodes|races|reliability|replica|sessionRaces|storage)/,
    }),
  },
});
