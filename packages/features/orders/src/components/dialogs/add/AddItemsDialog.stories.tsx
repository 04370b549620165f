import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pick, staged } from '../dialogs.fixtures.tsx';
import { AddItemsDialog } from './AddItemsDialog.tsx';

const meta = { component: AddItemsDialog } satisfies Meta<typeof AddItemsDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isAccepted = ({ status, order_method }: Order) =>
  status === 'accepted' && order_method === 'dine_in';

export const Choosing: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Add items/);
    await expect(await within(dialog).findByRole('searchbox')).toBeVisible();
  },
};

export const Phone: Story = {
  ...Choosing,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** An item with options: it can be added once every group has its required number of choices. */
export const WithOptions: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Add items/);
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'teh tarik');
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Teh tarik/ }));
    const put = await within(dialog).findByRole('button', { name: /^Add ·/ });
    if ((put as HTMLButtonElement).disabled)
      await userEvent.click((await within(dialog).findAllByRole('checkbox'))[0]!);
    await expect(put).toBeEnabled();
    await userEvent.click(put);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Add one more Teh tarik' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Add 2 items/ }));
    await expect(await screen.findByText(/^Items added to order/)).toBeVisible();
  },
};

/** The seat applies to the items that are added next, until it is changed. */
export const WithSeats: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = within(await pick(/^Add items/));
    const field = await dialog.findByRole('spinbutton', { name: 'Seat' });
    await userEvent.type(field, '1');
    await userEvent.type(await dialog.findByRole('searchbox'), 'cendol');
    const item = await dialog.findByRole('button', { name: /^Cendol/ });
    await userEvent.click(item);
    await userEvent.click(item);
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.click(item);
    await expect(await dialog.findByText('Seat 1')).toBeVisible();
    await expect(await dialog.findByText('Seat 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Add 3 items/ }));
    await expect(await screen.findByText(/^Items added to order/)).toBeVisible();
    await expect(await screen.findByText('Seat 2')).toBeVisible();
  },
};
