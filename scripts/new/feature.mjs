import { addDependency, change, write } from './files.mjs';

const languages = ['ar', 'de', 'fr', 'ms', 'pt', 'zh'];

const catalog = (...names) => Object.fromEntries(names.map((it) => [it, 'catalog:']));

/**
 * Adds a feature package without screens, and registers it in Storybook. Returns the folders and
 * files to format.
 */
export function addFeature(root, name) {
  const folder = `packages/features/${name}`;
  const manifest = {
    name: `@servery/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css', '**/*.css.ts'],
    exports: {
      '.': './src/index.ts',
      './mocks': './src/mocks/index.ts',
      './messages': './src/messages.ts',
    },
    scripts: {
      test: 'vitest run',
      'test:stories': 'node ../../../apps/storybook/scripts/stories.mjs',
    },
    dependencies: {
      '@servery/api': 'workspace:*',
      '@servery/sample': 'workspace:*',
      '@servery/screens': 'workspace:*',
      '@servery/ui': 'workspace:*',
      ...catalog('react-intl'),
    },
    devDependencies: catalog(
      '@storybook/react-vite',
      '@types/react',
      '@types/react-dom',
      'msw',
      'react',
      'react-dom',
      'storybook',
      'vitest',
    ),
    peerDependencies: catalog('react', 'react-dom'),
  };
  const project = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2024', 'esnext.iterator', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: [],
    },
    include: ['src'],
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify(project),
    'vitest.config.ts': "export { default } from '../vitest.config.ts';\n",
    ...Object.fromEntries(languages.map((locale) => [`src/locales/${locale}.json`, '{}\n'])),
    'src/index.ts': '',
    'src/messages.ts': '',
    'src/mocks/handlers.ts': `import type { HttpHandler } from 'msw';

/** The mock handlers of ${name}. */
export const ${name}Handlers: readonly HttpHandler[] = [];
`,
    'src/mocks/index.ts': `import { resetSample } from '@servery/sample';
import { ${name}Handlers } from './handlers.ts';

/** The mocks of ${name} for pages without a server. */
export const ${name}Mocks = { handlers: ${name}Handlers, reset: resetSample };
`,
  };
  for (const [path, text] of Object.entries(files)) write(root, `${folder}/${path}`, text);
  const storybook = 'apps/storybook/package.json';
  const features = 'apps/storybook/.storybook/features.ts';
  addDependency(root, storybook, `@servery/${name}`);
  const host = `  ${name}: async () => (await import('@servery/${name}/mocks')).${name}Mocks,\n`;
  change(root, features, (text) => text.replace('const backOffice: Hosts = {\n', `$&${host}`));
  return [folder, storybook, features];
}
