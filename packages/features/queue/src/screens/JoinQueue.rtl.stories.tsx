import type { Meta } from '@storybook/react-vite';
import type { JoinQueue } from './JoinQueue.tsx';
import * as stories from './JoinQueue.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/JoinQueue/Right to left',
  globals: { ...stories.default.globals, locale: 'ar' },
} satisfies Meta<typeof JoinQueue>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Called = { ...stories.Called, play: undefined };
