import { Problem } from '@servery/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ItemSplitDialog, type ItemSplitDialogProps } from './ItemSplitDialog.tsx';
import { changedElsewhere, splittingHost } from './split.fixtures.ts';

/** Shows the order as it is now, as a payment does. */
function Splitting(props: ItemSplitDialogProps) {
  const [order, setOrder] = useState(props.order);
  return <ItemSplitDialog {...props} order={order} onChanged={setOrder} />;
}

const host = splittingHost([3, 1, 1]);
const { order } = host;

const meta = {
  component: ItemSplitDialog,
  args: {
    order,
    split: fn(host.split),
    problemText: ({ code }) => `Refused: ${code}`,
    onSplit: fn(),
    onChanged: fn(),
    onClose: fn(),
  },
  render: (args) => <Splitting {...args} />,
} satisfies Meta<typeof ItemSplitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type SplitBill = ItemSplitDialogProps['split'];

const phone = { viewport: { value: 'phone', isRotated: false } };
const [first, second] = order.items as [(typeof order.items)[0], (typeof order.items)[0]];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const chooseOne = () => press(`One more ${first.name}`);
const showAmount = async () => {
  await chooseOne();
  await press('Show amount');
  await button(/^Split and charge RM/);
};

export const Choosing: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Split order D012 by item' }));
    await expect(dialog.getByRole('button', { name: 'Show amount' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: second.name }));
    await chooseOne();
    await expect(dialog.getByRole('button', { name: 'Show amount' })).toBeEnabled();
  },
};
export const Phone: Story = { globals: phone, play: chooseOne };
export const Dark: Story = { globals: { skin: 'dark' }, play: showAmount };

/** The amounts are those of the bills that the split will make, and nothing is split yet. */
export const Amount: Story = {
  play: async ({ args }) => {
    await showAmount();
    const { siblings, order: rest } = await host.split({
      order_id: order.id,
      version: order.version,
      bills: [[{ line_id: first.id, quantity: 1 }]],
      preview: true,
      preview_id: null,
    });
    const money = (sen: number) => `RM ${(sen / 100).toFixed(2)}`;
    await expect(screen.getByRole('status')).toHaveTextContent(money(siblings[0]!.total));
    await expect(screen.getByText(/stays on order D012\.$/)).toHaveTextContent(money(rest.balance));
    await expect(args.onSplit).not.toHaveBeenCalled();
    await press('Choose other items');
    await expect(screen.getByRole('spinbutton', { name: /^.+ \(up to 3\)$/ })).toHaveValue('1');
  },
};
export const AmountOnPhone: Story = { globals: phone, play: showAmount };

/** Commits what was shown, and returns both bills. */
export const Split: Story = {
  play: async ({ args }) => {
    await showAmount();
    await press(/^Split and charge/);
    await waitFor(() =>
      expect(args.onSplit).toHaveBeenCalledWith(
        expect.objectContaining({ number: 'D013', item_count: 1 }),
        expect.objectContaining({ number: 'D012', item_count: 4 }),
      ),
    );
  },
};
export const WithKeyboard: Story = {
  play: async ({ args }) => {
    const box = await screen.findByRole('checkbox', { name: second.name });
    box.focus();
    await userEvent.keyboard(' ');
    (await button('Show amount')).focus();
    await userEvent.keyboard('{Enter}');
    (await button(/^Split and charge/)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSplit).toHaveBeenCalled());
  },
};
export const Pending: Story = {
  args: { split: fn<SplitBill>(() => new Promise(() => undefined)) },
  play: async () => {
    await chooseOne();
    await press('Show amount');
    await expect(await button('Back')).toBeDisabled();
  },
};

/** An order keeps at least one item. */
export const EverythingChosen: Story = {
  play: async () => {
    for (let taken = 0; taken < 3; taken += 1) await chooseOne();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Show amount');
    await screen.findByText('Leave at least one item on order D012.');
  },
};

/** Someone else removed a chosen item: the order is shown as it is, without it. */
export const Changed: Story = {
  args: {
    split: fn<SplitBill>(async () => {
      const items = order.items.map((line) =>
        line.id === second.id ? { ...line, status: 'voided' as const } : line,
      );
      throw changedElsewhere(order, { items });
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: second.name }));
    await press('Show amount');
    await screen.findByText('Refused: conflict');
    await expect(screen.queryByRole('checkbox', { name: second.name })).toBeNull();
    await expect(await button('Show amount')).toBeDisabled();
  },
};

/** Someone else took the payment, so there is nothing left to split. */
export const PaidElsewhere: Story = {
  args: {
    split: fn<SplitBill>(async () => {
      throw changedElsewhere(order, { balance: 0 });
    }),
  },
  play: async ({ args }) => {
    await chooseOne();
    await press('Show amount');
    await screen.findByText('Refused: conflict');
    await expect(screen.queryByRole('button', { name: 'Show amount' })).toBeNull();
    await press('Back');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Without a response, the same split is sent again, so that it can't be made twice. */
export const Offline: Story = {
  args: {
    split: fn<SplitBill>(async (body) => {
      if (body.preview) return host.split(body);
      throw new Problem('offline');
    }),
  },
  play: async ({ args }) => {
    await showAmount();
    await press(/^Split and charge/);
    await screen.findByText('Refused: offline');
    await press(/^Split and charge/);
    await waitFor(() => expect(args.split).toHaveBeenCalledTimes(3));
    const { calls } = (args.split as ReturnType<typeof fn>).mock;
    await expect(calls[2]).toEqual(calls[1]);
  },
};

const many = splittingHost([2, 1, 1, 3, 1, 12, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1]);
export const Many: Story = { args: { order: many.order, split: fn(many.split) } };
export const LongNames: Story = {
  args: {
    order: {
      ...order,
      items: order.items.map((line) => ({
        ...line,
        name: `${line.name} with everything that the kitchen can think of on a busy evening`,
      })),
    },
  },
  globals: phone,
};

const seated = splittingHost([2, 1, 1, 1, 2], [1, 1, 2, null, null]);
const seatBox = (name: RegExp) => screen.findByRole('checkbox', { name });
const bySeat = { args: { order: seated.order, split: fn(seated.split) } } satisfies Story;

/** A seat chooses all its items, and removes them again. */
export const Seats: Story = {
  ...bySeat,
  play: async () => {
    const [plain] = seated.order.items;
    const one = await seatBox(/^Seat 1 · RM/);
    await userEvent.click(one);
    await expect(one).toBeChecked();
    const count = screen.getByRole('spinbutton', { name: `${plain!.name}, seat 1 (up to 2)` });
    await expect(count).toHaveValue('2');
    await expect(await seatBox(/^Seat 2 · RM/)).not.toBeChecked();
    await expect(await seatBox(/^Shared · RM/)).not.toBeChecked();
    await userEvent.click(one);
    await expect(count).toHaveValue('0');
    await expect(await button('Show amount')).toBeDisabled();
  },
};
export const SeatsOnPhone: Story = { ...bySeat, globals: phone, play: undefined };

/** A seat of which only some items are chosen is neither on nor off; a press chooses the rest. */
export const SeatInPart: Story = {
  ...bySeat,
  play: async () => {
    const one = await seatBox(/^Seat 1 · RM/);
    await press(`One more ${seated.order.items[0]!.name}`);
    await expect(one).toBePartiallyChecked();
    await userEvent.click(one);
    await expect(one).toBeChecked();
  },
};
export const SplitBySeat: Story = {
  ...bySeat,
  play: async ({ args }) => {
    await userEvent.click(await seatBox(/^Seat 1 · RM/));
    await press('Show amount');
    await press(/^Split and charge/);
    await waitFor(() =>
      expect(args.onSplit).toHaveBeenCalledWith(
        expect.objectContaining({ item_count: 3 }),
        expect.objectContaining({ item_count: 4 }),
      ),
    );
  },
};
