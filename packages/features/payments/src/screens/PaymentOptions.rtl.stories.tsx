import type { Meta } from '@storybook/react-vite';
import type { PaymentOptions } from './PaymentOptions.tsx';
import * as stories from './PaymentOptions.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/PaymentOptions/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PaymentOptions>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
