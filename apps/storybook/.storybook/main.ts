import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';

const features = readdirSync(new URL('../../../packages/features', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Every `*.stories.tsx` of the kit and of each feature; a new feature needs no line here. */
const stories = [
  { directory: '../../../packages/ui/src', titlePrefix: 'Kit' },
  ...features.map((name) => ({
    directory: `../../../packages/features/${name}/src`,
    titlePrefix: titled(name),
  })),
].map((entry) => ({ ...entry, files: '**/*.stories.tsx' }));

/** Pages that are no component's. */
const pages = { directory: '../src', files: '**/*.mdx', titlePrefix: 'Kit' };

type Indexers = Indexer[];

/** A file that re-exports its sibling right to left has no page of its own: the sibling's page would be mirrored. */
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
