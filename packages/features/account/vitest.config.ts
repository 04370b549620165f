import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../../apps/admin/build/compileMessages.ts';
import { featureTests } from '../../../scripts/vitestDefaults.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: featureTests,
});
