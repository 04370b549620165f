import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';

const packages = new URL('../../../packages/', import.meta.url);
/** All feature packages: those of the back office, then those of the template. */
const features = globSync('features/{,template/}*/package.json', { cwd: packages })
  .map((path) => dirname(path))
  .toSorted();
const titled = (path: string) => {
  const name = basename(path);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The folders of the packages whose stories are tested; undefined in Storybook itself. */
const tested = process.env.SERVERY_STORIES?.split(',');

/**
 * The `*.stories.tsx` of the kit, of the shared screens package and of each feature; a new feature
 * needs no change here.
 */
const stories = [
  { directory: '../../../packages/ui/src', titlePrefix: 'Kit' },
  { directory: '../../../packages/screens/src', titlePrefix: 'Screens' },
  ...features.map((path) => ({
    directory: `../../../packages/${path}/src`,
    titlePrefix: titled(path),
  })),
]
  .filter(
    ({ directory }) => !tested || tested.some((folder) => directory === `../../../${folder}/src`),
  )
  .map((entry) => ({ ...entry, files: '**/*.stories.tsx' }));

/** Pages that document no component. */
const pages = { directory: '../src', files: '**/*.mdx', titlePrefix: 'Kit' };

type Indexers = Indexer[];

/**
 * Excludes right-to-left copies from autodocs, because their pages would only mirror the
 * original's.
 */
const withoutOwnPage = (indexers: Indexers): Indexers =>
  indexers
    .filter(({ test }) => test.test('Button.rtl.stories.tsx'))
    .map(({ createIndex }) => ({
      test: /\.rtl\.stories\.tsx$/,
      createIndex: async (file, options) =>
        (await createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), '!autodocs'],
        })),
    }));

const config: StorybookConfig = {
  experimental_indexers: (indexers = []) => [...withoutOwnPage(indexers), ...indexers],
  framework: '@storybook/react-vite',
  stories: [...stories, pages],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
