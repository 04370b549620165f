import type { Meta } from '@storybook/react-vite';
import type { Invitation } from './Invitation.tsx';
import * as stories from './Invitation.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Invitation/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Invitation>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
