import type { Meta } from '@storybook/react-vite';
import * as stories from './InvoicePreview.stories.tsx';
import type { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/InvoicePreview/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof InvoicesAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Stub = { ...stories.Stub, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Unknown = { ...stories.Unknown, ...still };
export const Choose = { ...stories.Choose, ...still };
export const Payment = { args: { address: '/apps/invoice/preview/5001?panel=payment' } };
