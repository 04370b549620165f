import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './SortableBoard.guide.ts';
import { SortableBoard } from './SortableBoard.tsx';
import type { BoardColumn } from './board.ts';
import { drag, playSortable, playStill, type SortableInterface } from './conformance.fixtures.ts';

const cardsOf = (...numbers: number[]) =>
  numbers.map((number) => ({ id: `o${number}`, label: `Order ${number}` }));

const meta = {
  component: SortableBoard,
  parameters: { guide },
  args: {
    label: 'Orders',
    onMove: fn(),
    columns: [
      { id: 'new', title: 'New', cards: cardsOf(1, 2, 3) },
      { id: 'done', title: 'Completed', cards: cardsOf(4) },
    ],
    labels: {
      menu: (card) => `Move ${card}`,
      up: 'Move up',
      down: 'Move down',
      moveTo: (column) => `Move to ${column}`,
      moved: (card, column, number, count) => `${card} is now ${number} of ${count} in ${column}`,
    },
  },
  render: function Board(args) {
    const [columns, setColumns] = useState<readonly BoardColumn[]>(args.columns);
    return (
      <SortableBoard
        {...args}
        columns={columns}
        onMove={(move, next) => {
          args.onMove(move, next);
          setColumns(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SortableBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardsIn = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const holds = (title: string, cards: string[]) =>
  waitFor(() => expect(cardsIn(title)).toEqual(cards));

const card = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`There is no card ${name}`);
  return found;
};

const menu = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const chosen = async (item: string) => screen.findByRole('menuitem', { name: item });

/** The board as tested: its first column, moved by menu. */
const board = (onMove: SortableInterface['onMove']): SortableInterface => ({
  order: () => cardsIn('New'),
  element: card,
  handle: menu,
  moveDown: async () => {
    await userEvent.keyboard('{Enter}');
    await chosen('Move down');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  },
  giveUp: async () => {
    await userEvent.keyboard('{Enter}');
    await chosen('Move down');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
  announcement: (name, number, count) => `${name} is now ${number} of ${count} in New`,
  onMove,
});

export const Default: Story = {};

export const Conforms: Story = { play: ({ args }) => playSortable(board(args.onMove)) };

export const Pointer: Story = {
  play: async ({ args }) => {
    await drag(card('Order 3'), card('Order 4'), 0.9);
    await holds('New', ['Order 1', 'Order 2']);
    await holds('Completed', ['Order 4', 'Order 3']);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await screen.findByText('Order 3 is now 2 of 2 in Completed');
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(menu('Order 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await chosen('Move to Completed');
    await userEvent.keyboard('{Enter}');
    await holds('Completed', ['Order 4', 'Order 1']);
    await screen.findByText('Order 1 is now 2 of 2 in Completed');
    await waitFor(() => expect(menu('Order 1')).toHaveFocus());
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: ({ args }) => playStill(board(args.onMove)),
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { columns: [{ id: 'new', title: 'New', cards: [] }] } };
export const LongText: Story = {
  args: {
    columns: [
      {
        id: 'long',
        title: 'Bestellungsannahmebestätigungsgebührenaufstellung',
        cards: [{ id: 'x', label: 'Uninterruptedlylongnamesofplacesandtables'.repeat(3) }],
      },
    ],
  },
};
export const Many: Story = {
  args: {
    columns: ['New', 'Cooking', 'Ready', 'Completed'].map((title, column) => ({
      id: title,
      title,
      cards: cardsOf(...Array.from({ length: 20 }, (_, n) => column * 20 + n)),
    })),
  },
};
