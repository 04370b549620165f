import type { Meta } from '@storybook/react-vite';
import type { FoodOptionList } from './FoodOptionList.tsx';
import * as stories from './FoodOptionList.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/FoodOptionList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof FoodOptionList>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Creates = { ...stories.Creates, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
