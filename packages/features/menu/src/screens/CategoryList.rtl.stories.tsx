import type { Meta } from '@storybook/react-vite';
import type { CategoryList } from './CategoryList.tsx';
import * as stories from './CategoryList.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/CategoryList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof CategoryList>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
export const Forbidden = { ...stories.Forbidden, play: undefined };
