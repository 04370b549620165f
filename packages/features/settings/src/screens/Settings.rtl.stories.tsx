import type { Meta } from '@storybook/react-vite';
import type { Settings } from './Settings.tsx';
import * as stories from './Settings.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Settings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Settings>;
export default meta;

/** Without its play function, whose queries are in English. */
const silent = <Story extends object>(story: Story) => ({ ...story, play: undefined });

export const Loaded = silent(stories.Loaded);
export const Phone = silent(stories.Phone);
export const Hours = silent(stories.Hours);
export const Taxes = silent(stories.Taxes);
export const Brand = silent(stories.Brand);
export const BrandReadOnly = silent(stories.BrandReadOnly);
export const PayoutReadOnly = silent(stories.PayoutReadOnly);
export const ChangeHistory = silent(stories.ChangeHistory);
export const LockedByGroup = silent(stories.LockedByGroup);
