import type { Meta } from '@storybook/react-vite';
import type { FloorPlan } from './FloorPlan.tsx';
import * as stories from './FloorPlan.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/FloorPlan/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof FloorPlan>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
