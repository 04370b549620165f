import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { compileMessages } from './build/compileMessages.ts';
import { completeUrls } from './build/completeUrls.ts';
import { dropSummaries } from './build/dropSummaries.ts';
import { inlineBoot } from './build/inlineBoot.ts';
import { languages } from './build/languages.ts';
import { lightIcons } from './build/lightIcons.ts';
import { preloadApp } from './build/preloadApp.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { copySharedMessages } from './build/sharedMessages.ts';
import { splitEntries } from './build/splitEntries.ts';

const api = 'http://127.0.0.1:4000';

// Invoices add amounts too, and would otherwise load the actions of orders.
const amounts = {
  name: 'amounts',
  test: /packages\/domain\/src\/money\/(round|sen)[.]ts/,
  priority: 3,
};

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  const hasTemplate = process.env['SERVERY_TEMPLATES'] !== 'off';
  return {
    plugins: [
      react(),
      lightIcons(),
      completeUrls(),
      vanillaExtractPlugin({ identifiers: mode === 'development' ? 'debug' : 'short' }),
      // Before messages are compiled: what it moves has some.
      splitEntries(),
      copySharedMessages(),
      compileMessages(),
      dropSummaries(),
      languages({ hasTemplate }),
      preloadApp(),
      inlineBoot(),
      serviceWorker({ isWanted: !isDemo }),
      // Loaded by the demo alone: what no build imports costs nothing.
      msw(),
    ],
    resolve: {
      alias: [
        // React has what the shim adds to older versions.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        // ofetch's parser guesses at texts that aren't JSON, which the client refuses anyway.
        {
          find: /^destr$/,
          replacement: fileURLToPath(new URL('build/urls/destr.ts', import.meta.url)),
        },
      ],
    },
    define: {
      'import.meta.env.SERVERY_TEMPLATES': JSON.stringify(hasTemplate),
    },
    server: { proxy: { '/api': api } },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [amounts, ...chunkGroups] } },
        // Reading a property has no effect here; else each icon keeps a read of its nodes.
        treeshake: { propertyReadSideEffects: false },
      },
      chunkSizeWarningLimit: isDemo ? 1000 : 500,
    },
  };
});
