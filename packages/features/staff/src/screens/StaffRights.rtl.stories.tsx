import type { Meta } from '@storybook/react-vite';
import type { StaffRights } from './StaffRights.tsx';
import * as stories from './StaffRights.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/StaffRights/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof StaffRights>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Dark = { ...stories.Dark, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const SeenOnPhone = { ...stories.SeenOnPhone, play: undefined };
