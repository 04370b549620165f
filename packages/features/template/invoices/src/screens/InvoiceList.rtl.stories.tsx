import type { Meta } from '@storybook/react-vite';
import * as stories from './InvoiceList.stories.tsx';
import type { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/InvoiceList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof InvoicesAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Send = { args: { address: '/apps/invoice/list?send=4997' } };
