import type { Order } from '@servery/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pick, staged } from '../dialogs.fixtures.tsx';
import { SplitDialog } from './SplitDialog.tsx';

const meta = { component: SplitDialog } satisfies Meta<typeof SplitDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isDivisible = ({ status, order_method, items, balance, total }: Order) =>
  status === 'accepted' &&
  order_method === 'dine_in' &&
  items.length > 1 &&
  items.some(({ quantity }) => quantity > 1) &&
  balance === total;

const chooseOne = async (dialog: HTMLElement) => {
  const [more] = await within(dialog).findAllByRole('button', { name: /^One more/ });
  await userEvent.click(more!);
};

const preview = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
  await expect(await within(dialog).findByRole('row', { name: /^Total/ })).toBeVisible();
};

export const Choosing: Story = {
  render: staged(isDivisible),
  play: async () => {
    const dialog = await pick(/^Split/);
    await expect(within(dialog).getByRole('button', { name: 'Preview new bill' })).toBeDisabled();
    await chooseOne(dialog);
  },
};

export const Preview: Story = {
  render: staged(isDivisible),
  play: async () => {
    const dialog = await pick(/^Split/);
    await chooseOne(dialog);
    await preview(dialog);
    await expect(within(dialog).getByRole('columnheader', { name: 'New bill' })).toBeVisible();
  },
};

export const Split: Story = {
  render: staged(isDivisible),
  play: async () => {
    const dialog = await pick(/^Split/);
    await chooseOne(dialog);
    await preview(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Split bill' }));
    await expect(await screen.findByText(/^Bill of order .+ split$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(/^Items moved to order/)).toBeVisible();
  },
};

export const EverythingMoved: Story = {
  render: staged(isDivisible),
  play: async () => {
    const dialog = await pick(/^Split/);
    for (const box of within(dialog).queryAllByRole('checkbox')) await userEvent.click(box);
    for (const field of within(dialog).getAllByRole('spinbutton')) {
      await userEvent.clear(field);
      await userEvent.type(field, field.getAttribute('aria-valuemax')!);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(await within(dialog).findByText(/^Leave at least one item/)).toBeVisible();
  },
};
