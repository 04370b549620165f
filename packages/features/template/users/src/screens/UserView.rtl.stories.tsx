import type { Meta } from '@storybook/react-vite';
import * as stories from './UserView.stories.tsx';
import type { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/UserView/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof UsersAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Unknown = { ...stories.Unknown, ...still };
export const Empty = { ...stories.Empty, ...still };
export const LongText = { ...stories.LongText, ...still };
export const LongTextOnPhone = { ...stories.LongTextOnPhone, ...still };
