import type { Meta } from '@storybook/react-vite';
import type { PlatformAccounts } from './PlatformAccounts.tsx';
import * as stories from './PlatformAccounts.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/PlatformAccounts/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PlatformAccounts>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = { ...stories.LongText, play: undefined };
