import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../../scripts/vitestDefaults.ts';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['*.test.mjs'],
    ...vitestDefaults('visual'),
  },
});
