import { payTable } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { showOrder } from '@servery/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findDialog } from '../dialogs.fixtures.tsx';
import { PayTableDialog, type PayTableDialogProps } from './PayTableDialog.tsx';

let staged: Pick<PayTableDialogProps, 'table' | 'orders'> | null = null;

const meta = {
  component: PayTableDialog,
  args: { table: { id: 0, name: '' }, orders: [], onClose: fn() },
  parameters: { docs: { story: { inline: false } } },
  beforeEach: () => {
    staged = billsOfTable();
  },
  render: (args) => <PayTableDialog {...args} {...staged} />,
} satisfies Meta<typeof PayTableDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two unpaid bills of one table; the second is moved there from another table. */
function billsOfTable(): Pick<PayTableDialogProps, 'table' | 'orders'> {
  const world = sample();
  const unpaid = [...world.orders.values()].filter((order) => {
    const { merchant_id, status, table } = order;
    const isOpen = ['accepted', 'preparing', 'ready', 'served'].includes(status);
    return merchant_id === 101 && isOpen && table && showOrder(order).balance > 500;
  });
  const [one, two] = unpaid;
  const table = one!.table!;
  world.orders.set(two!.id, { ...two!, table });
  return { table, orders: [one!, world.order(two!.id)].map(showOrder) };
}

export const Open: Story = {
  play: async () => {
    const dialog = within(await findDialog());
    const bills = dialog.getByRole('list', { name: 'Bills' });
    await expect(within(bills).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { ...Open, globals: { skin: 'dark' } };

/** One cash tender for both bills, with a single amount of change. */
export const PaidInCash: Story = {
  play: async () => {
    const dialog = within(await findDialog());
    const notes = await dialog.findAllByRole('button', { name: /^RM/ });
    await userEvent.click(notes.at(-1)!);
    await expect(await screen.findByText('Change due')).toBeVisible();
  },
};

/** Two equal shares by card: the sum of both bills is divided, and each share is one payment. */
export const Shared: Story = {
  play: async ({ args }) => {
    const dialog = within(await findDialog());
    await userEvent.click(await dialog.findByRole('button', { name: 'Split payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a guest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Card terminal' }));
    await waitFor(() => expect(dialog.getAllByText('Paid')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Card terminal' }));
    await expect(await screen.findByText(/^Payment for table .+ taken$/)).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const byCard = async () => {
  const dialog = within(await findDialog());
  await userEvent.click(await dialog.findByRole('button', { name: 'Card terminal' }));
  return dialog;
};
export const Sending: Story = {
  parameters: { msw: { handlers: [never(payTable)] } },
  play: async () => void (await (await byCard()).findByText('Sending…')),
};
export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(payTable, 'approvalRequired')] } },
  play: async () => void (await (await byCard()).findByText('Failed')),
};
export const Unknown: Story = {
  parameters: { msw: { handlers: [refuses(payTable, 'crashed')] } },
  play: async () => void (await (await byCard()).findByText('Outcome unknown')),
};
