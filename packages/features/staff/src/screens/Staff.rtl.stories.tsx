import type { Meta } from '@storybook/react-vite';
import type { Staff } from './Staff.tsx';
import * as stories from './Staff.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Staff/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Staff>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = { ...stories.LongText, play: undefined };
