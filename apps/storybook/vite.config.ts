import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compileMessages } from '../admin/build/compileMessages.ts';
import { outsideImports } from './build/imports.ts';

/** Dependencies of Storybook itself that no story imports. */
const own = [
  '@servery/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@storybook/react-vite',
  'msw-storybook-addon/csf3',
  'msw/browser',
  'react-aria/I18nProvider',
  'react-intl',
  'swr',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compileMessages(), msw({ mode: 'worker-only' })],
  optimizeDeps: { include: [...own, ...outsideImports()] },
  build: { chunkSizeWarningLimit: 4000 },
});
