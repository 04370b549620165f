import type { Meta } from '@storybook/react-vite';
import type { CashEntry } from './CashEntry.tsx';
import * as stories from './CashEntry.stories.tsx';

const meta = {
  ...stories.default,
  title: 'payment/CashEntry/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof CashEntry>;
export default meta;

export const Default = { ...stories.Default, play: undefined };
export const Phone = stories.Phone;
export const Dark = stories.Dark;
export const TooLittle = stories.TooLittle;
export const LargeAmount = stories.LargeAmount;
