import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { findDialog, opened } from '../dialogs.fixtures.tsx';
import { PayDialog } from './PayDialog.tsx';

const meta = {
  component: PayDialog,
  title: 'components/dialogs/pay/PayDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PayDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isServed = ({ status, balance }: Order) => status === 'served' && balance > 0;

export const Choosing: Story = {
  render: opened('pay', isServed),
  play: async () => void (await findDialog()),
};
export const Phone: Story = {
  ...Choosing,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { ...Choosing, globals: { skin: 'dark' } };
