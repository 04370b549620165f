import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '../../scripts/vitestDefaults.ts';
import { compileMessages } from './build/compileMessages.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compileMessages()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    ...vitestDefaults(),
  },
});
