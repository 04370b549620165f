import type { Meta } from '@storybook/react-vite';
import type { ShopList } from './ShopList.tsx';
import * as stories from './ShopList.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ShopList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ShopList>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const AsAList = { ...stories.AsAList, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const LongText = { ...stories.LongText, play: undefined };
