import type { Meta } from '@storybook/react-vite';
import * as stories from './InvoiceEditor.stories.tsx';
import type { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/InvoiceEditor/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof InvoicesAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Add = { args: { address: '/apps/invoice/add' } };
export const Send = { args: { address: '/apps/invoice/edit/5001?panel=send' } };
