import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

const features = readdirSync(new URL('../../../packages/features', import.meta.url));
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Every `*.stories.tsx` of the kit and of each feature; a new feature needs no line here. */
const stories = [
  { directory: '../../../packages/ui/src', titlePrefix: 'Kit' },
  ...features.map((name) => ({
    directory: `../../../packages/features/${name}/src`,
    titlePrefix: titled(name),
  })),
].map((entry) => ({ ...entry, files: '**/*.stories.tsx' }));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
