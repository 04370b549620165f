import type { Meta } from '@storybook/react-vite';
import type { MenuPreview } from './MenuPreview.tsx';
import * as stories from './MenuPreview.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/MenuPreview/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof MenuPreview>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
