import { requestRefund } from '@servery/api';
import { refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleOrder } from '../detail/sampleOrder.fixtures.ts';
import { RefundItemsDialog } from './RefundItemsDialog.tsx';
import { findDialog, opened, pick, staged } from './dialogs.fixtures.tsx';
import {
  button,
  findAmount,
  findRefunds,
  isDelivered,
  isRefundable,
  pairOf,
  press,
  refundElsewhere,
  request,
  requested,
} from './refunds.fixtures.ts';

const meta = { component: RefundItemsDialog } satisfies Meta<typeof RefundItemsDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const entry = 'Refund items…';
const pair = () => pairOf(sampleOrder(isRefundable));

/** The amount follows the chosen units, and nothing can be requested without any. */
export const Default: Story = {
  render: opened('refundItems', isRefundable),
  play: async () => {
    const dialog = await findDialog();
    const { name } = pair();
    await expect(within(dialog).getByRole('list', { name: 'Items to refund' })).toBeVisible();
    await expect(within(dialog).queryByRole('checkbox', { name: /delivery fee/ })).toBeNull();
    await expect(button(dialog, 'Request refund')).toBeDisabled();
    await press(dialog, `One more ${name}`);
    const one = Number(await findAmount(dialog));
    await expect(button(dialog, 'Request refund')).toBeEnabled();
    await press(dialog, `One more ${name}`);
    await expect(Number(await findAmount(dialog))).toBeGreaterThan(1.8 * one);
    await press(dialog, `One fewer ${name}`);
    await press(dialog, `One fewer ${name}`);
    await expect(within(dialog).queryByText(/^A refund of/)).toBeNull();
    await expect(button(dialog, 'Request refund')).toBeDisabled();
    await press(dialog, `One more ${name}`);
  },
};
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { ...Default, globals: { skin: 'dark' } };

/** The order then shows what the refund gives back, its amount and when it was requested. */
export const Requested: Story = {
  render: staged(isRefundable),
  play: async () => {
    const { name } = pair();
    const dialog = await pick(entry);
    await press(dialog, `One more ${name}`);
    const amount = await findAmount(dialog);
    await press(dialog, 'Request refund');
    await expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    await request(dialog);
    await requested();
    const refunds = within(await findRefunds());
    await expect(await refunds.findByText(`1 × ${name}`)).toBeVisible();
    await expect(refunds.getByText((text) => text.endsWith(amount))).toBeVisible();
    await expect(await screen.findByText('Refund requested')).toBeVisible();
  },
};

export const DeliveryFee: Story = {
  render: staged(isDelivered),
  play: async () => {
    const dialog = await pick(entry);
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: 'Refund the delivery fee' }),
    );
    const fee = sampleOrder(isDelivered).delivery_fee / 100;
    await expect(Number(await findAmount(dialog))).toBeGreaterThanOrEqual(fee);
    await request(dialog);
    await requested();
    await expect(await within(await findRefunds()).findByText('Delivery fee')).toBeVisible();
  },
};

/** One of two is already refunded: the other is a single item to choose. */
export const PartlyRefunded: Story = {
  render: staged(isRefundable),
  play: async () => {
    const { id, name } = pair();
    await screen.findByRole('button', { name: /^More actions for order/ });
    await refundElsewhere((line) => (line.id === id ? 1 : 0));
    await findRefunds();
    const [earlier] = sampleOrder(isRefundable).refunds;
    const dialog = await pick(entry);
    await expect(within(dialog).queryByRole('button', { name: `One more ${name}` })).toBeNull();
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: (label) => label.startsWith(name) }),
    );
    // The same amount again, apart from rounding.
    await expect(Number(await findAmount(dialog))).toBeCloseTo(earlier!.amount / 100, 0);
    await request(dialog);
    await requested();
  },
};

export const NothingLeft: Story = {
  render: staged(isRefundable),
  play: async () => {
    await screen.findByRole('button', { name: /^More actions for order/ });
    await refundElsewhere(({ quantity }) => quantity);
    await findRefunds();
    const dialog = await pick(entry);
    await expect(within(dialog).getByText(/^There’s nothing left to refund/)).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Request refund' })).toBeNull();
  },
};

/** Someone else requests the refund of one of two chosen units: only the other is requested. */
export const Conflict: Story = {
  render: opened('refundItems', isRefundable),
  play: async () => {
    const { id, name } = pair();
    const dialog = await findDialog();
    await press(dialog, `One more ${name}`);
    await press(dialog, `One more ${name}`);
    await refundElsewhere((line) => (line.id === id ? 1 : 0));
    await request(dialog);
    await expect(await within(dialog).findByRole('row', { name: /^Refunds / })).toBeVisible();
    await expect(within(dialog).getByText(/Request refund: 1 × /)).toBeVisible();
    await press(dialog, 'Apply to the latest version');
    await requested();
  },
};

/** The host refuses the items: the message is shown, and the dialog keeps its input. */
export const FieldRefused: Story = {
  render: opened('refundItems', isRefundable),
  parameters: {
    msw: {
      handlers: [
        refuses(requestRefund, 'invalid', {
          fields: { lines: { code: 'nothing', message: 'Choose something that was paid for.' } },
        }),
      ],
    },
  },
  play: async () => {
    const { name } = pair();
    const dialog = await findDialog();
    await press(dialog, `One more ${name}`);
    await request(dialog);
    await within(dialog).findByText('Choose items that were paid for.', { selector: 'li, li *' });
    await findAmount(dialog);
  },
};
