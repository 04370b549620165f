import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  test: {
    // No file leaves anything behind for the next, so a worker loads what they share only once.
    isolate: false,
    ...vitestDefaults(),
  },
});
