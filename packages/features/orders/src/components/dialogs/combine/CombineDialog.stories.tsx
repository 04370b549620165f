import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@servery/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pick, staged } from '../dialogs.fixtures.tsx';
import { CombineDialog } from './CombineDialog.tsx';

const meta = { component: CombineDialog } satisfies Meta<typeof CombineDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const isAccepted = ({ status, order_method }: Order) =>
  status === 'accepted' && order_method === 'dine_in';

const chooseTwo = async (dialog: HTMLElement) => {
  const rows = await within(dialog).findAllByRole('listitem');
  const dineIn = rows.filter((row) => /· (Verandah|[A-Z]\d)/.test(row.textContent ?? ''));
  for (const row of dineIn.slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'));
};

export const Choosing: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Combine/);
    await chooseTwo(dialog);
    const numbers = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => /^[A-Z]+\d+/.exec(textContent)![0]);
    // Orders of the same table come first, each group in the order of the numbers.
    const drops = numbers.filter(
      (number, i) => i > 0 && number.localeCompare(numbers[i - 1]!, 'en', { numeric: true }) < 0,
    );
    await expect(drops.length).toBeLessThanOrEqual(1);
  },
};

/** Chooses orders, previews the bill and combines them. */
export const Combined: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Combine/);
    await chooseTwo(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(await within(dialog).findByRole('row', { name: /^Total/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Combine 3 orders' }));
    await expect(await screen.findByText(/^Combined into order/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Preview: Story = {
  render: staged(isAccepted),
  play: async () => {
    const dialog = await pick(/^Combine/);
    await chooseTwo(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(await within(dialog).findByRole('row', { name: /^Total/ })).toBeVisible();
  },
};
