import type { Meta } from '@storybook/react-vite';
import type { Shifts } from './Shifts.tsx';
import * as stories from './Shifts.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Shifts/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Shifts>;
export default meta;

export const Dark = { ...stories.Dark, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const OpenDrawer = { ...stories.OpenDrawer, play: undefined };
export const Report = { ...stories.ReportOnPhone, play: undefined };
