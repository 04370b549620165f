import type { Meta } from '@storybook/react-vite';
import * as stories from './RoleList.stories.tsx';
import type { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/RoleList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof UsersAddress>;
export default meta;

const still = { play: undefined };

export const Still = { ...stories.Still, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
