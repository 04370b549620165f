import type { Meta } from '@storybook/react-vite';
import * as stories from './AccountSettings.stories.tsx';
import type { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/AccountSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof UsersAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const DeletionPending = { ...stories.DeletionPending, ...still };
export const Security = { ...stories.Security, ...still };
export const Billing = { ...stories.Billing, ...still };
export const NoticesOnPhone = { ...stories.NoticesOnPhone, ...still };
