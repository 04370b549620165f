import type { Meta } from '@storybook/react-vite';
import type { BlogAddress } from './BlogAddress.fixtures.tsx';
import * as stories from './BlogEdit.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/BlogEdit/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof BlogAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Gone = { ...stories.Gone, ...still };
