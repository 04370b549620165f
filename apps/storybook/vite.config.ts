import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** Found late, these would reload the page in the middle of a cold test run. */
const late = [
  '@servery/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@storybook/react-vite',
  'msw-storybook-addon/csf3',
  'msw',
  'msw/browser',
  'react-aria/I18nProvider',
  'react-intl',
  'swr',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  optimizeDeps: { include: late },
  build: { chunkSizeWarningLimit: 4000 },
});
