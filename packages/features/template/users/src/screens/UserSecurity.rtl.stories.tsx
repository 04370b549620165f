import type { Meta } from '@storybook/react-vite';
import * as stories from './UserSecurity.stories.tsx';
import type { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/UserView/Security/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof UsersAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
