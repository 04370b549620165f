import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ActionReason, Order } from '@servery/api';
import { openCodes } from '@servery/domain/orders';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findDialog, opened, staged } from '../dialogs.fixtures.tsx';
import { OrderDialogs } from '../OrderDialogs.tsx';

const meta = { component: OrderDialogs } satisfies Meta<typeof OrderDialogs>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const has =
  (code: ActionReason) =>
  ({ reasons }: Order) =>
    openCodes(reasons).includes(code);

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const resolved = async (text: RegExp) => {
  await expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const ChangesCourier: Story = {
  render: staged(has('delivery_failed')),
  play: async () => {
    await press('Change courier…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change courier' }));
    await expect(await within(dialog).findByText('This field is required.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Courier/), 'Lalamove');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change courier' }));
    await resolved(/^“Delivery failed” of order .* resolved$/);
    await expect(await screen.findByText('Sent out again with Lalamove')).toBeVisible();
  },
};

export const SendsAgain: Story = { render: opened('sendAgain', has('delivery_failed')) };

export const CancelsWaiting: Story = {
  render: staged(has('delivery_failed')),
  play: async () => {
    await press('Cancel and refund…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel and refund' }));
    await resolved(/^“Delivery failed” of order .* resolved$/);
  },
};

export const RemovesAnItem: Story = {
  render: staged(has('item_unavailable')),
  play: async () => {
    await press('Remove unavailable item…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove item' }));
    await resolved(/^“Item sold out” of order .* resolved$/);
  },
};

export const ReplacesAnItem: Story = {
  render: staged(has('item_unavailable')),
  play: async () => {
    await press('Remove unavailable item…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getAllByRole('radio')[0]!);
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: 'Choose a replacement next' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove item' }));
    await expect(await screen.findByRole('dialog', { name: /^Add items to order/ })).toBeVisible();
  },
};

export const KeepsTheOrder: Story = {
  render: staged(has('cancel_requested')),
  play: async () => {
    await press('Keep as it is…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep order' }));
    await resolved(/ of order .* resolved$/);
  },
};

export const ReturnsAnOverpayment: Story = {
  render: staged(has('payment_mismatch')),
  play: async () => {
    await press('Return overpayment…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Return RM/ }));
    await resolved(/ of order .* resolved$/);
  },
};

export const PrintsAgain: Story = { render: opened('reprint', has('print_failed')) };

export const RefundsInCash: Story = {
  render: staged(has('refund_failed')),
  play: async () => {
    await press('Complete refund…');
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Cash' }));
    await expect(within(dialog).getByText(/^Hand back .* in cash now/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete refund' }));
    await resolved(/^Refund of order .* completed$/);
  },
};
