import type { Meta } from '@storybook/react-vite';
import type { Employees } from './Employees.tsx';
import * as stories from './Employees.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Employees/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Employees>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = { ...stories.LongText, play: undefined };
