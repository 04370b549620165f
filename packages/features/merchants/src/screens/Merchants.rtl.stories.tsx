import type { Meta } from '@storybook/react-vite';
import type { Merchants } from './Merchants.tsx';
import * as stories from './Merchants.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Merchants/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Merchants>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = { ...stories.LongText, play: undefined };
export const DetailMissing = { ...stories.DetailMissing, play: undefined };
export const DetailOnPhone = {
  ...stories.DetailOnPhone,
  args: { search: '?open=101' },
  play: undefined,
};
