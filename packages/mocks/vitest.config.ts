import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], ...vitestDefaults() },
});
