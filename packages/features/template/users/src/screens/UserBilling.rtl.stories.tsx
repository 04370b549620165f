import type { Meta } from '@storybook/react-vite';
import * as stories from './UserBilling.stories.tsx';
import type { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/UserView/Billing/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof UsersAddress>;
export default meta;

const still = { play: undefined };

export const Attention = { ...stories.Attention, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const LongText = { ...stories.LongText, ...still };
