import type { Meta } from '@storybook/react-vite';
import type { PlatformSettings } from './PlatformSettings.tsx';
import * as stories from './PlatformSettings.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/PlatformSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PlatformSettings>;
export default meta;

/** Without its play function, whose queries are in English. */
const silent = <Story extends object>(story: Story) => ({ ...story, play: undefined });

export const Loaded = silent(stories.Loaded);
export const Phone = silent(stories.Phone);
export const Failed = silent(stories.Failed);
