import type { Meta, StoryObj } from '@storybook/react-vite';
import { listPaymentOptions, splitOrder, togglePaymentStatus, type Order } from '@servery/api';
import { empty, mockBehaviour, never, refuses, setScenario } from '@servery/api/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findDialog, meddle, payElsewhere, pick, staged } from '../dialogs.fixtures.tsx';
import { PayDialog } from './PayDialog.tsx';

const meta = { component: PayDialog } satisfies Meta<typeof PayDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isUnpaid = ({ status, payment_status }: Order) =>
  status === 'served' && payment_status === 'unpaid';
const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

const press = async (name: string | RegExp, dialog = screen.getByRole('dialog')) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));
const startPaying = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Take payment' }));
const open = async () => {
  await startPaying();
  return findDialog();
};
const tenders = () => within(screen.getByRole('list', { name: 'Payments' }));
const isFinished = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Choosing: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await expect(await within(dialog).findByRole('group', { name: 'Cash' })).toBeVisible();
    // GrabPay isn’t for dine-in, and meal vouchers are inactive.
    for (const name of ['GrabPay', 'Meal voucher'])
      await expect(within(dialog).queryByRole('button', { name })).toBeNull();
  },
};
export const Phone: Story = {
  ...Choosing,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { ...Choosing, globals: { skin: 'dark' } };

/** A voucher pays the whole bill; the order is paid without cash. */
export const Voucher: Story = {
  render: staged(isUnpaid),
  play: async () => {
    await open();
    await press('Voucher');
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    await userEvent.type(field, 'GIFT-0042');
    await userEvent.type(screen.getByRole('textbox', { name: 'Face value' }), '900');
    await screen.findByText(/of the voucher isn’t paid out\.$/);
    await press('Take voucher');
    await isFinished();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await expect(within(payments).getByText('Voucher ••••0042')).toBeVisible();
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
export const Loading: Story = {
  render: staged(isUnpaid),
  parameters: handled(never(listPaymentOptions)),
  play: async () => {
    await startPaying();
    await expect(await screen.findByText('To pay', { selector: '[role=dialog] *' })).toBeVisible();
  },
};
export const OptionsFail: Story = {
  render: staged(isUnpaid),
  parameters: handled(refuses(listPaymentOptions, 'crashed')),
  play: async () => {
    await startPaying();
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const NoOptions: Story = {
  render: staged(isUnpaid),
  parameters: handled(empty(listPaymentOptions)),
  play: async () => {
    await startPaying();
    await screen.findByText('No payment option is available for this order.');
  },
};

/** The common case: cash, a banknote received and change given. */
export const Cash: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    const cash = within(await within(dialog).findByRole('group', { name: 'Cash' }));
    await userEvent.click(cash.getAllByRole('button', { name: /^RM/ }).at(-1)!);
    const due = await screen.findByRole('dialog', { name: /^Payment taken for order/ });
    await expect(await within(due).findByText('Change due')).toBeVisible();
    await userEvent.click(within(due).getByRole('button', { name: 'Done' }));
    await isFinished();
  },
};

/** 10 by card and the rest in cash. */
export const TwoTenders: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await press('Split payment');
    const amount = await within(dialog).findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '10.00');
    await userEvent.tab();
    await press('Card terminal');
    await within(dialog).findByText('Paid');
    const cash = within(within(dialog).getByRole('group', { name: 'Cash' }));
    await userEvent.click(cash.getAllByRole('button', { name: /^RM/ }).at(-1)!);
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
    await press('Split payment');
    for (let guests = 1; guests < 3; guests += 1) await press('Add a guest');
    await expect(await within(dialog).findByText(/^Each pays/)).toBeVisible();
    for (const taken of [1, 2, 3]) {
      await press('DuitNow QR');
      if (taken < 3)
        await waitFor(() => expect(within(dialog).getAllByText('Paid')).toHaveLength(taken));
    }
    await expect(await screen.findByText(/^Payment taken for order/)).toBeVisible();
  },
};
export const TooMuch: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await press('Split payment');
    const amount = await within(dialog).findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '9999');
    await expect(await within(dialog).findByText(/^Enter .* or less/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Card terminal' })).toBeDisabled();
  },
};
export const Sending: Story = {
  render: staged(isUnpaid),
  parameters: handled(never(togglePaymentStatus)),
  play: async () => {
    const dialog = await open();
    await press('Card terminal');
    await within(dialog).findByText('Sending…');
    await expect(within(dialog).getByRole('button', { name: 'Card terminal' })).toBeDisabled();
  },
};

/** A tender without approval stays in the list, with the reason, until it's removed. */
export const Failed: Story = {
  render: staged(isUnpaid),
  parameters: handled(refuses(togglePaymentStatus, 'approvalRequired')),
  play: async () => {
    await open();
    await press('Card terminal');
    await waitFor(() => expect(tenders().getByText('Failed')).toBeVisible());
    await expect(tenders().getByRole('alert')).toHaveTextContent(/approval/);
    await press('Remove Card terminal');
    await expect(screen.queryByRole('list', { name: 'Payments' })).toBeNull();
  },
};

/** No response: the payment may have been taken. Checking it doesn’t take it twice. */
export const Unknown: Story = {
  render: staged(isUnpaid),
  beforeEach: () => () => setScenario('usual'),
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Card terminal' });
    mockBehaviour.isOffline = true;
    await press('Card terminal');
    await waitFor(() => expect(tenders().getByText('Outcome unknown')).toBeVisible());
    await expect(tenders().getByRole('timer')).toHaveTextContent(/^No response for 0:\d\d$/);
    mockBehaviour.isOffline = false;
    await press('Check again');
    await isFinished();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await expect(within(payments).getAllByText('Card terminal')).toHaveLength(1);
  },
};

const isDivisible = (order: Order) =>
  isUnpaid(order) && order.order_method === 'dine_in' && order.item_count > 1;
const chooseFirst = async () => {
  await press('Split by item');
  const dialog = await screen.findByRole('dialog', { name: /^Split order .+ by item$/ });
  await within(dialog).findByRole('list', { name: 'Items for the new bill' });
  const [item] = [
    ...within(dialog).queryAllByRole('checkbox'),
    ...within(dialog).queryAllByRole('button', { name: /^One more/ }),
  ];
  await userEvent.click(item!);
  await press('Show amount', dialog);
  return dialog;
};

/** The chosen items are paid as a bill of their own, then the rest of the order. */
export const SplitByItem: Story = {
  render: staged(isDivisible),
  play: async () => {
    const whole = (await open()).getAttribute('aria-labelledby');
    await expect(whole).not.toBeNull();
    const splitting = await chooseFirst();
    const submit = await within(splitting).findByRole('button', { name: /^Split and charge/ });
    const [amount] = /RM.+$/.exec(submit.textContent.replace('\u00A0', ' '))!;
    await userEvent.click(submit);
    await screen.findByText(/^After this, RM.+ is left to pay on order/);
    const due = () => screen.getByText('To pay', { selector: '[role=dialog] *' }).parentElement;
    await expect(due()).toHaveTextContent(amount);
    const title = screen.getByRole('dialog').textContent;
    await press('DuitNow QR');
    await waitFor(() => expect(screen.queryByText(/^After this/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog').textContent).not.toBe(title));
    await press('DuitNow QR');
    await isFinished();
  },
};

/** The change of the split bill is shown before the rest is paid. */
export const SplitByItemInCash: Story = {
  render: staged(isDivisible),
  play: async () => {
    await open();
    await chooseFirst();
    await press(/^Split and charge/);
    await screen.findByText(/^After this/);
    const cash = within(await screen.findByRole('group', { name: 'Cash' }));
    await userEvent.click(cash.getAllByRole('button', { name: /^RM/ }).at(-1)!);
    const due = await screen.findByRole('dialog', { name: /^Payment taken for order/ });
    await userEvent.click(within(due).getByRole('button', { name: 'Done' }));
    await expect(await screen.findByText('To pay', { selector: '[role=dialog] *' })).toBeVisible();
    await expect(screen.queryByText(/^After this/)).toBeNull();
  },
};

/** Someone else changed the order: it’s shown as it is now, and can be split then. */
export const SplitChanged: Story = {
  render: staged(isDivisible),
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Split by item' });
    meddle(isDivisible);
    await chooseFirst();
    await screen.findByText(/^Someone else has changed/);
    await press('Show amount');
    await screen.findByRole('button', { name: /^Split and charge/ });
  },
};

/** Someone else took the payment while the items were chosen. */
export const SplitPaidElsewhere: Story = {
  render: staged(isDivisible),
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Split by item' });
    payElsewhere(isDivisible);
    await chooseFirst();
    await screen.findByText('Someone else has already taken this payment.');
    await press('Back');
    await expect(tenders().getByText('Paid')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Split by item' })).toBeNull();
  },
};
export const SplitRefused: Story = {
  render: staged(isDivisible),
  parameters: handled(refuses(splitOrder, 'crashed')),
  play: async () => {
    await open();
    await chooseFirst();
    await expect(await screen.findByText(/something went wrong/i)).toBeVisible();
  },
};

/** Someone else changed the order: nothing is taken until the payment is sent again. */
export const Changed: Story = {
  render: staged(isUnpaid),
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Card terminal' });
    meddle(isUnpaid);
    await press('Card terminal');
    await waitFor(() => expect(tenders().getByText('Failed')).toBeVisible());
    await press('Try again');
    await isFinished();
  },
};

/** Someone else took the payment: it's shown, and nothing can be paid again. */
export const PaidElsewhere: Story = {
  render: staged(isUnpaid),
  play: async () => {
    const dialog = await open();
    await screen.findByRole('button', { name: 'DuitNow QR' });
    payElsewhere(isUnpaid);
    await press('DuitNow QR');
    await within(dialog).findByText('Someone else has already taken this payment.');
    await expect(tenders().getByText('Paid')).toBeVisible();
    for (const name of ['DuitNow QR', 'Try again', 'Split payment'])
      await expect(within(dialog).queryByRole('button', { name })).toBeNull();
    await press('Done');
    await isFinished();
  },
};

/** Opened from the menu while another action is more likely. */
export const FromMenu: Story = {
  render: staged(({ status, balance }) => status === 'preparing' && balance > 0),
  play: async () => {
    await pick('Take payment');
  },
};
