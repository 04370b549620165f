import type { Meta } from '@storybook/react-vite';
import type { Printers } from './Printers.tsx';
import * as stories from './Printers.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Printers/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Printers>;
export default meta;

export const Many = stories.Many;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
export const Loading = stories.Loading;
