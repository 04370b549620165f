import type { Meta } from '@storybook/react-vite';
import type { Lists } from './Lists.tsx';
import * as stories from './Lists.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Lists/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Lists>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
