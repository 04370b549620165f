import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../../scripts/vitestDefaults.ts';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    globalSetup: [`${import.meta.dirname}/setup.ts`],
    pool: 'threads',
    ...vitestDefaults('published'),
  },
});
