import type { Meta } from '@storybook/react-vite';
import type { FoodMenuList } from './FoodMenuList.tsx';
import * as stories from './FoodMenuList.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/FoodMenuList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof FoodMenuList>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Creates = { ...stories.Creates, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
