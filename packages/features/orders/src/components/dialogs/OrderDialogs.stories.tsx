import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { cancelOrder, updateOrder, voidOrder } from '@servery/api';
import { refuses } from '@servery/api/mocks';
import { ApprovalContext } from '@servery/api/swr';
import { sample } from '@servery/sample';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderDialogs } from './OrderDialogs.tsx';
import { findDialog, meddle, pick, pickOnLine, staged } from './dialogs.fixtures.tsx';

const meta = { component: OrderDialogs } satisfies Meta<typeof OrderDialogs>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isServed = ({ status, balance }: Order) => status === 'served' && balance > 0;
const isAccepted = ({ status, order_method }: Order) =>
  status === 'accepted' && order_method === 'dine_in';
const isNewPickup = ({ status, order_method, payments }: Order) =>
  status === 'new' && order_method === 'pickup' && payments.length === 0;
const isDineIn = (order: Order) => isAccepted(order) && order.reductions.length === 0;
const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };

const submit = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));

/** Mock that receives each approval request; it gives no approval unless a story overrides it. */
const approve = fn<(request: unknown) => Promise<string | null>>();
const asCashier: Partial<Story> = {
  beforeEach: () => {
    approve.mockReset();
    approve.mockResolvedValue(null);
    sample().defaultUser = 'cashier';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  decorators: [
    (Story) => (
      <ApprovalContext value={approve}>
        <Story />
      </ApprovalContext>
    ),
  ],
};

export const Accept: Story = {
  render: staged(isNewPickup),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await findDialog();
    await userEvent.click(await screen.findByRole('button', { name: /^30 min/ }));
    await expect(await screen.findByText(/accepted$/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  },
};

export const Reject: Story = {
  render: staged(isNewPickup),
  play: async () => {
    await pick(/^Reject/);
    await submit('Reject order');
    await expect(await screen.findByText('Choose a reason.')).toBeVisible();
    await choose('Kitchen too busy');
    await submit('Reject order');
    await expect(await screen.findByText(/rejected$/)).toBeVisible();
  },
};

export const Void: Story = {
  render: staged(isServed),
  play: async () => {
    const dialog = await pick(/^Void order/);
    await expect(await within(dialog).findByRole('row', { name: /Total/ })).toBeVisible();
    await choose('Other reason');
    await userEvent.type(await within(dialog).findByLabelText('Describe the reason'), 'Fire drill');
    await submit('Void order');
    await expect(await screen.findByText(/voided$/)).toBeVisible();
  },
};

/** No PIN is given: the dialog stays open and keeps its input. */
export const ApprovalRefused: Story = {
  ...asCashier,
  render: staged(isServed),
  play: async () => {
    const dialog = await pick(/^Void order/);
    await choose('Duplicate order');
    await submit('Void order');
    await expect(await within(dialog).findByText(/needs approval by PIN/)).toBeVisible();
    await expect(within(dialog).getByRole('radio', { name: 'Duplicate order' })).toBeChecked();
    await expect(approve).toHaveBeenCalledWith(
      expect.objectContaining({ capability: 'order.void' }),
    );
  },
};

export const Cancel: Story = {
  render: staged(({ status, totals }) => status === 'preparing' && totals.captured > 0),
  play: async () => {
    const dialog = await pick(/^Cancel order/);
    await expect(await within(dialog).findByText(/A refund of/)).toBeVisible();
    await choose('Kitchen problem');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /has already made it/ }));
    await submit('Cancel order');
    await expect(await screen.findByText(/cancelled$/)).toBeVisible();
  },
};

export const Reopen: Story = {
  render: staged(
    ({ status, business_date, order_method }) =>
      status === 'completed' && order_method === 'dine_in' && business_date === sample().today(101),
  ),
  play: async () => {
    await pick(/^Reopen/);
    await choose('Guest ordered more');
    await submit('Reopen order');
    await expect(await screen.findByText(/reopened$/)).toBeVisible();
  },
};

export const Quantity: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pickOnLine(/^Change quantity/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Increase' }));
    await expect(await within(dialog).findByRole('row', { name: /Items/ })).toBeVisible();
    await submit(/^Change to/);
    await expect(await screen.findByText(/updated$/)).toBeVisible();
  },
};

/** Gives an item a seat, which the order then shows. */
export const Seat: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pickOnLine(/^Change seat/);
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Seat' }), '3');
    await submit('Save');
    await expect(await screen.findByText('Seat 3')).toBeVisible();
    await expect(await screen.findByText(/: seat changed to 3$/)).toBeVisible();
  },
};

/** A seat outside the limits stays in the field, with the limits. */
export const SeatOutsideLimits: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pickOnLine(/^Change seat/);
    const field = within(dialog).getByRole('spinbutton', { name: 'Seat' });
    await userEvent.type(field, '51');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};

export const VoidLine: Story = {
  render: staged(isAccepted),
  play: async () => {
    await pickOnLine(/^Void item/);
    await choose('Sold out');
    await submit('Void item');
    await expect(await screen.findByText(/updated$/)).toBeVisible();
    await expect(await screen.findByText(/Voided · Sold out/)).toBeVisible();
  },
};

export const CompLine: Story = {
  render: staged(isAccepted),
  play: async () => {
    await pickOnLine(/^Comp item/);
    await choose('Waited too long');
    await submit('Comp item');
    await expect(await screen.findByText(/Comped · Waited too long/)).toBeVisible();
  },
};

export const Note: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Edit note and covers/);
    const note = within(dialog).getByRole('textbox', { name: /Note/ });
    await userEvent.clear(note);
    await userEvent.type(note, 'By the window');
    await submit('Save');
    await expect(await screen.findByText('By the window', { selector: 'dd' })).toBeVisible();
  },
};

/** An order to take away counts as one guest, unless staff say otherwise. */
export const CoversOfPickup: Story = {
  render: staged(({ order_method, status }) => order_method === 'pickup' && status === 'preparing'),
  play: async () => {
    const dialog = await pick(/^Edit note and covers/);
    const covers = within(dialog).getByRole('spinbutton', { name: 'Covers' });
    await userEvent.clear(covers);
    await userEvent.type(covers, '3');
    await submit('Save');
    await expect(await screen.findByText('3', { selector: 'dd' })).toBeVisible();
  },
};

/** Two people change one order: the other person's change is shown, and no input is lost. */
export const Merge: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pickOnLine(/^Comp item/);
    await choose('Waited too long');
    meddle(isAccepted);
    await submit('Comp item');
    await expect(
      await within(dialog).findByRole('cell', { name: 'One guest is allergic to peanuts' }),
    ).toBeVisible();
    await submit('Apply to the latest version');
    await expect(await screen.findByText(/Comped · Waited too long/)).toBeVisible();
    await expect(screen.getByText('One guest is allergic to peanuts')).toBeVisible();
  },
};

export const ServiceCharge: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Service charge/);
    await expect(await within(dialog).findByRole('row', { name: /Service charge/ })).toBeVisible();
    await submit('Remove service charge');
    await expect(await screen.findByText(/updated$/)).toBeVisible();
  },
};

export const Discount: Story = {
  render: staged(isDineIn),
  play: async () => {
    const dialog = await pick(/^Discount/);
    await choose(/Staff meal/);
    await expect(await within(dialog).findByRole('row', { name: /Order discounts/ })).toBeVisible();
    await submit('Apply discount');
    await expect(await screen.findByRole('button', { name: 'Remove Staff meal?' })).toBeVisible();
  },
};

/** A cashier exceeds their discount limit: the dialog announces it, and a PIN is required. */
export const DiscountOverLimit: Story = {
  ...asCashier,
  render: staged(isDineIn),
  play: async () => {
    const dialog = await pick(/^Discount/);
    await choose('Percentage');
    await userEvent.type(await within(dialog).findByLabelText('Percentage off items'), '12');
    await userEvent.type(within(dialog).getByLabelText('Discount name'), 'Long wait');
    await expect(await within(dialog).findByText(/Discounts above 5%/)).toBeVisible();
    await submit('Apply discount');
    await expect(await within(dialog).findByText(/needs approval by PIN/)).toBeVisible();
    await expect(approve).toHaveBeenCalledWith(
      expect.objectContaining({ capability: 'order.discount' }),
    );
    await expect(within(dialog).getByLabelText('Discount name')).toHaveValue('Long wait');
  },
};

export const RemoveReduction: Story = {
  render: staged(isDineIn),
  play: async () => {
    await pick(/^Discount/);
    await choose(/Staff meal/);
    await submit('Apply discount');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Staff meal?' }));
    const dialog = await findDialog();
    await expect(await within(dialog).findByRole('row', { name: /Order discounts/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove Staff meal?' })).toBeNull(),
    );
  },
};

export const Reverse: Story = {
  render: staged(
    ({ payments, business_date, refunds }) =>
      business_date === sample().today(101) &&
      refunds.length === 0 &&
      payments.some(({ state, channel }) => state === 'captured' && channel === 'offline'),
  ),
  play: async () => {
    await pick(/^Reverse a payment/);
    await choose('Wrong payment method');
    await submit('Reverse payment');
    await expect(await screen.findByText(/^Payment reversed/)).toBeVisible();
  },
};

export const Owner: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Change owner/);
    await userEvent.type(within(dialog).getByRole('searchbox'), 'a');
    const members = await within(dialog).findAllByRole('radio');
    const active = members.filter((radio) => !(radio as HTMLInputElement).disabled);
    await userEvent.click(active[1]!);
    await submit('Change owner');
    await expect(await screen.findByText(/^Owner changed for order/)).toBeVisible();
  },
};

/** The host rejects a field: the message is shown in a summary, and the dialog stays open. */
export const FieldRefused: Story = {
  render: staged(isAccepted),
  parameters: handled(
    refuses(updateOrder, 'invalid', {
      fields: { 'changes.0.note': { code: 'max_length', message: 'Use 500 characters or fewer.' } },
    }),
  ),
  play: async () => {
    const dialog = await pick(/^Edit note and covers/);
    const note = within(dialog).getByRole('textbox', { name: /Note/ });
    await userEvent.type(note, '!');
    await submit('Save');
    // At the field and in the summary above.
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Use 500 characters or fewer\./));
    await within(dialog).findByText('Use 500 characters or fewer.', { selector: 'li, li *' });
  },
};

export const Offline: Story = {
  render: staged(isServed),
  parameters: handled(refuses(voidOrder, 'crashed'), refuses(cancelOrder, 'crashed')),
  play: async () => {
    const dialog = await pick(/^Void order/);
    await choose('Duplicate order');
    await submit('Void order');
    await expect(await within(dialog).findByText(/Something went wrong/)).toBeVisible();
  },
};

/** Unsaved input is guarded: closing asks first. */
export const Guarded: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Edit note and covers/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'x');
    await userEvent.keyboard('{Escape}');
    await expect(await within(dialog).findByText('Discard changes?')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const VoidOnPhone: Story = {
  render: staged(isServed),
  globals: phone,
  play: async () => {
    await pick(/^Void order/);
  },
};
