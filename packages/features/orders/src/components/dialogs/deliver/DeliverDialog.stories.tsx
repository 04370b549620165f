import type { Meta, StoryObj } from '@storybook/react-vite';
import { sample } from '@servery/sample';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pick, staged } from '../dialogs.fixtures.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';

const meta = { component: DeliverDialog } satisfies Meta<typeof DeliverDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const render = staged(
  ({ status, order_method }) => status === 'accepted' && order_method === 'dine_in',
);

const quote = async (postcode: string) => {
  const dialog = await pick(/^Change to delivery/);
  await userEvent.type(await within(dialog).findByLabelText('Postcode'), postcode);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Get quote' }));
  return dialog;
};

export const OutOfRange: Story = {
  render,
  play: async () => {
    const dialog = await quote('99999');
    await expect(await within(dialog).findByText(/don’t deliver to this postcode/)).toBeVisible();
  },
};

/** Gets a quote, fills in the address, previews the bill and replaces the order by a delivery. */
export const Delivered: Story = {
  render,
  play: async () => {
    const { postcode } = sample().merchant(101).settings.delivery.areas[0]!;
    const dialog = await quote(postcode);
    await expect(await within(dialog).findByText(/This quote is valid for/)).toBeVisible();
    const fill = async (label: string, text: string) => {
      const field = await within(dialog).findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await fill('Name', 'Nur Aisyah');
    await fill('Phone', '0123');
    await fill('Address', '12 Jalan Raja Abdullah');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(
      (await within(dialog).findAllByText('Enter a phone number, such as +60123456789.'))[0],
    ).toBeVisible();
    await fill('Phone', '0060 12-345 6789');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(await within(dialog).findByRole('row', { name: /Delivery fee/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change to delivery' }));
    await expect(await screen.findByText(/changed to delivery$/)).toBeVisible();
  },
};
