import type { Meta } from '@storybook/react-vite';
import type { OrderDetail } from './OrderDetail.tsx';
import * as stories from './OrderDetail.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/OrderDetail/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof OrderDetail>;
export default meta;

export const Loaded = stories.Loaded;
export const Panel = stories.Panel;
export const Phone = stories.Phone;
export const PaidAndReduced = stories.PaidAndReduced;
export const LongOnPhone = stories.LongOnPhone;
