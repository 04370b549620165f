import type { Meta } from '@storybook/react-vite';
import type { Features } from './Features.tsx';
import * as stories from './Features.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Features/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Features>;
export default meta;

/** Without its play function, whose queries are in English. */
const silent = <Story extends object>(story: Story) => ({ ...story, play: undefined });

export const Loaded = silent(stories.Loaded);
export const Phone = silent(stories.Phone);
export const NotInPlan = silent(stories.NotInPlan);
export const Failed = silent(stories.Failed);
