import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { OrderDialogs } from './OrderDialogs.tsx';
import { findDialog, isRefundWaiting, opened } from './dialogs.fixtures.tsx';
import { isRefundable } from './refunds.fixtures.ts';

const meta = {
  component: OrderDialogs,
  title: 'components/dialogs/OrderDialogs/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof OrderDialogs>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isServed = ({ status, balance }: Order) => status === 'served' && balance > 0;
const isAccepted = ({ status, order_method }: Order) =>
  status === 'accepted' && order_method === 'dine_in';
const play = async () => {
  await findDialog();
};

export const Pay: Story = { render: opened('pay', isServed), play };
export const Void: Story = { render: opened('void', isServed), play };
export const Add: Story = { render: opened('add', isAccepted), play };
export const Combine: Story = { render: opened('combine', isAccepted), play };
export const Discount: Story = { render: opened('discount', isAccepted), play };
export const Refund: Story = { render: opened('refund', isRefundWaiting), play };
export const RefundItems: Story = { render: opened('refundItems', isRefundable), play };
export const Accept: Story = { render: opened('accept', ({ status }) => status === 'new'), play };
export const Phone: Story = {
  ...Pay,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
