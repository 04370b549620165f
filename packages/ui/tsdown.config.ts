import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { licences } from './build/licences.ts';
import { clientDirective, styleImports } from './build/forProducts.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * The published entry points: all code in the manifest's exports, except the guides that only
 * stories use.
 */
const entry = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([name, file]) => /(?<!\.d)\.tsx?$/.test(file) && name !== './guide')
    .map(([, file]) => [file.replace(/^\.\/src\/|\.tsx?$/g, ''), file]),
);

/**
 * Builds one file per module, so that a product that imports a button loads only the button and its
 * CSS. Radix Select is bundled, because it's patched here: unpatched it violates a strict content
 * security policy and interferes with open dialogs. Everything else is a dependency.
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
    // The highlighter reads files at build time.
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
  // npm excludes every folder named `node_modules` from packages.
  outputOptions: (options) => ({
    ...options,
    entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
  }),
  copy: [
    { from: 'src/styles/fonts', to: 'dist/assets' },
    { from: 'src/CodeBlock/client.d.ts', to: 'dist/CodeBlock' },
    { from: 'src/Messages/*.json', to: 'dist/Messages' },
  ],
});
