import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../../apps/admin/build/compileMessages.ts';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compileMessages()],
  test: {
    include: ['test/**/*.test.ts'],
    ...vitestDefaults('published'),
  },
});
