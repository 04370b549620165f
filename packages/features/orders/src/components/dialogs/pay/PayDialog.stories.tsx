import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findDialog, pick, staged } from '../dialogs.fixtures.tsx';
import { PayDialog } from './PayDialog.tsx';

const meta = { component: PayDialog } satisfies Meta<typeof PayDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isUnpaid = ({ status, payment_status }: Order) =>
  status === 'served' && payment_status === 'unpaid';

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment' }));
  return findDialog();
};

export const Choosing: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await expect(await within(dialog).findByRole('button', { name: 'Cash' })).toBeVisible();
    // GrabPay isn’t for dine-in, and meal vouchers are inactive.
    for (const name of ['GrabPay', 'Meal voucher'])
      await expect(within(dialog).queryByRole('button', { name })).toBeNull();
  },
};

/** A delivery offers the options of its method. */
export const Delivery: Story = {
  render: staged(
    ({ order_method, balance, status }) =>
      order_method === 'delivery' && balance > 0 && !['cancelled', 'voided'].includes(status),
  ),
  play: async () => {
    await pick('Take payment');
    const dialog = await findDialog();
    await expect(await within(dialog).findByRole('button', { name: 'GrabPay' })).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Meal voucher' })).toBeNull();
  },
};

export const Phone: Story = {
  ...Choosing,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The common case: cash, a banknote received and change given. */
export const Cash: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cash' }));
    const cash = await within(dialog).findByRole('group', { name: 'Cash' });
    await userEvent.click(within(cash).getAllByRole('button', { pressed: false }).at(-1)!);
    await expect(await within(dialog).findByText('Change')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Take / }));
    const due = await screen.findByRole('dialog', { name: /^Payment taken for order/ });
    await expect(await within(due).findByText('Change due')).toBeVisible();
    await userEvent.click(within(due).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 10 by card and the rest in cash. */
export const TwoTenders: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Card terminal' }));
    const amount = await within(dialog).findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '10.00');
    await userEvent.tab();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cash' }));
    const cash = await within(dialog).findByRole('group', { name: 'Cash' });
    const notes = within(cash).getAllByRole('button', { pressed: false });
    await userEvent.click(notes.at(-1)!);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Take / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await expect(within(payments).getByText(/Card terminal/)).toBeVisible();
    await expect(within(payments).getByText(/Cash/)).toBeVisible();
  },
};

/** Three guests pay a third each; the first share gets the odd sen. */
export const SplitEqually: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    const more = await within(dialog).findByRole('button', { name: 'Add a guest' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(await within(dialog).findByText(/^Each pays/)).toBeVisible();
    for (let guest = 0; guest < 3; guest += 1)
      await userEvent.click(within(dialog).getByRole('button', { name: 'DuitNow QR' }));
    await expect(within(dialog).queryByRole('button', { name: 'DuitNow QR' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Take / }));
    await expect(await screen.findByText(/^Payment taken for order/)).toBeVisible();
  },
};

export const TooMuch: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Card terminal' }));
    const amount = await within(dialog).findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '9999');
    await expect(await within(dialog).findByText(/^Enter .* or less/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: /^Take/ })).toBeDisabled();
  },
};

/** Opened from the menu while another action is more likely. */
export const FromMenu: Story = {
  render: staged(({ status, balance }) => status === 'preparing' && balance > 0),
  play: async () => {
    await pick('Take payment');
  },
};
