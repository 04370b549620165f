import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

/** The tests of each feature, except its stories. */
export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['src/**/*.test.ts'],
    ...vitestDefaults(),
  },
});
