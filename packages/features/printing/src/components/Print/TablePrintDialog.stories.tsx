import { printCombineReceipt, printReceipt } from '@servery/api';
import { never } from '@servery/api/mocks';
import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TablePrintDialog, type TablePrintDialogProps } from './TablePrintDialog.tsx';

const merchant_id = 101;

/** Returns a table with unpaid orders, and those orders. */
function taken(): Pick<TablePrintDialogProps, 'table' | 'orders'> {
  const open = [...sample().orders.values()]
    .filter((order) => order.merchant_id === merchant_id && order.table)
    .map(showOrder)
    .filter(({ list, balance }) => (list === 'new' || list === 'action') && balance > 0);
  const table = open[0]!.table!;
  return {
    table: { ...table, merchant_id },
    orders: open.filter((order) => order.table?.id === table.id),
  };
}

const meta = {
  component: TablePrintDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { table: { id: 0, name: '', merchant_id }, orders: [], onClose: fn(), onShow: fn() },
  render: ({ onClose, onShow }) => (
    <TablePrintDialog {...taken()} onClose={onClose} onShow={onShow} />
  ),
} satisfies Meta<typeof TablePrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Loaded: Story = {
  play: async () => {
    await expect(
      await (await dialog()).findByRole('region', { name: /^(Bill|Combined receipt)/ }),
    ).toBeVisible();
  },
};
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [never(printReceipt), never(printCombineReceipt)] } },
};

export const Prints: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^(Bill|Combined receipt)/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sample().order(taken().orders[0]!.id).is_bill_printed).toBe(true);
  },
};

/** Prints the items of one guest. */
export const Share: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('radio', { name: 'Part of the bill' }));
    const [line] = taken().orders[0]!.items;
    const boxes = await form.findAllByRole('checkbox', { name: new RegExp(line!.name) });
    await userEvent.click(boxes[0]!);
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
