import { printReceipt } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PrintDialog } from './PrintDialog.tsx';

const merchant_id = 101;
/** An order of which the kitchen has all on paper. */
const latest = () => {
  const { prints } = sample();
  const job = [...prints.jobs.values()].findLast(
    (one) => one.merchant_id === merchant_id && one.document.kind === 'kitchen',
  );
  return sample().order(job!.order_id!);
};

const meta = {
  component: PrintDialog,
  args: { order: { id: 1, number: '', merchant_id }, onClose: fn() },
  render: ({ order: _order, ...args }) => {
    const { id, number } = latest();
    return <PrintDialog {...args} order={{ id, number, merchant_id }} />;
  },
} satisfies Meta<typeof PrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const dialog = async () => within(await screen.findByRole('dialog'));

export const Loaded: Story = {
  play: async () => {
    await expect(await (await dialog()).findByRole('region', { name: /^Receipt/ })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { parameters: handled(never(printReceipt)) };
export const Failed: Story = {
  parameters: handled(refuses(printReceipt, 'crashed')),
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Prints: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('radio', { name: 'Bill' }));
    await form.findByRole('region', { name: /^Bill/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(
      [...sample().prints.jobs.values()].findLast(({ state }) => state === 'queued')?.document.kind,
    ).toBe('bill');
  },
};

export const NothingNew: Story = {
  args: { type: 'kitchen' },
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^Kitchen/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await expect(await form.findByText(/The kitchen has everything on paper/)).toBeVisible();
    await userEvent.click(await form.findByRole('checkbox', { name: /once more/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
