import type { Meta } from '@storybook/react-vite';
import type { ReceiptTemplate } from './ReceiptTemplate.tsx';
import * as stories from './ReceiptTemplate.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ReceiptTemplate/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ReceiptTemplate>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const InArabic = stories.InArabic;
export const Loading = stories.Loading;
