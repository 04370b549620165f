import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { licences } from './build/licences.ts';
import { clientDirective, styleImports } from './build/forProducts.ts';
import manifest from './package.json' with { type: 'json' };

/** What is published under a name: all that is code, but for what only stories read. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([name, file]) => /(?<!\.d)\.tsx?$/.test(file) && name !== './guide')
    .map(([, file]) => [file.replace(/^\.\/src\/|\.tsx?$/g, ''), file]),
);

/**
 * One file for each of ours, so that whoever takes a button gets a button and its CSS. Radix Select
 * is patched here (it would neither obey a content policy nor stay out of an open dialog's way), so
 * its code is part of what is published; everything else is a dependency.
 */
export default defineConfig({
  entry,
  platform: 'browser',
  checks: { moduleLevelDirective: false, bundlerTimings: false },
  tsconfig: 'tsconfig.build.json',
  dts: true,
  unbundle: true,
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    clientDirective(),
    styleImports(),
    licences(import.meta.dirname, Object.keys(manifest.dependencies)),
  ],
  deps: {
    // The highlighter reads files while building.
    neverBundle: [/^node:/],
    onlyBundle: [
      /^@radix-ui\//,
      /^@floating-ui\//,
      'aria-hidden',
      'react-remove-scroll',
      /^react-/,
      'get-nonce',
      'use-callback-ref',
      'use-sidecar',
      'tslib',
    ],
  },
  // npm leaves every folder of this name out of a package.
  outputOptions: (options) => ({
    ...options,
    entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
  }),
  copy: [
    { from: 'src/styles/fonts', to: 'dist/assets' },
    { from: 'src/CodeBlock/client.d.ts', to: 'dist/CodeBlock' },
  ],
});
