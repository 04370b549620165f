import type { Meta } from '@storybook/react-vite';
import type { InvoicePrint } from './InvoicePrint.tsx';
import * as stories from './InvoicePrint.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/InvoicePrint/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof InvoicePrint>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
