import type { Meta } from '@storybook/react-vite';
import type { Attendance } from './Attendance.tsx';
import * as stories from './Attendance.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Attendance/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Attendance>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = { ...stories.LongText, play: undefined };
