import type { Meta } from '@storybook/react-vite';
import type { GuestTable } from './GuestTable.tsx';
import * as stories from './GuestTable.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/GuestTable/Right to left',
  globals: { ...stories.default.globals, locale: 'ar' },
} satisfies Meta<typeof GuestTable>;
export default meta;

const quiet = { play: undefined };

export const Loaded = { ...stories.Loaded, ...quiet };
export const Wide = {
  ...stories.Wide,
  ...quiet,
  globals: { ...stories.Wide.globals, locale: 'ar' },
};
export const Branded = { ...stories.Branded, ...quiet };
export const Popup = { ...stories.Popup, ...quiet };
export const SharedCart = { ...stories.SharedCart, ...quiet };
export const DishesGone = { ...stories.DishesGone, ...quiet };
export const Followed = { ...stories.Followed, ...quiet };
export const LongText = { ...stories.LongText, ...quiet };
export const Missing = { ...stories.Missing, ...quiet };
