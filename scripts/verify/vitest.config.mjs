import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../vitestDefaults.ts';

export default defineConfig({
  test: {
    include: ['scripts/verify/*.test.mjs'],
    ...vitestDefaults('inputs'),
  },
});
