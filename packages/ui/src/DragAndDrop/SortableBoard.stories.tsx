import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './SortableBoard.guide.ts';
import { SortableBoard } from './SortableBoard.tsx';
import type { BoardColumn } from './board.ts';

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
    words: {
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

const holds = (title: string, cards: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: title }))
        .queryAllByRole('listitem')
        .map((card) => card.textContent),
    ).toEqual(cards),
  );

/** What a drag is to the browser, from one element to the middle or end of another. */
async function drag(from: Element, to: Element, part: number) {
  const box = to.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height * part };
  const dataTransfer = new DataTransfer();
  await fireEvent.dragStart(from, { dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.dragEnter(to, { ...at, dataTransfer });
  await fireEvent.dragOver(to, { ...at, dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.drop(to, { ...at, dataTransfer });
  await fireEvent.dragEnd(from, { dataTransfer });
}
const card = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`There is no card ${name}`);
  return found;
};

export const Default: Story = {};

export const Pointer: Story = {
  play: async ({ args }) => {
    await drag(card('Order 3'), card('Order 1'), 0.1);
    await holds('New', ['Order 3', 'Order 1', 'Order 2']);
    await drag(card('Order 3'), card('Order 4'), 0.9);
    await holds('New', ['Order 1', 'Order 2']);
    await holds('Completed', ['Order 4', 'Order 3']);
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await screen.findByText('Order 3 is now 2 of 2 in Completed');
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const menu = (name: string) => screen.getByRole('button', { name });
    await userEvent.tab();
    await expect(menu('Move Order 1')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Move down' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await holds('New', ['Order 2', 'Order 1', 'Order 3']);
    await screen.findByText('Order 1 is now 2 of 3 in New');
    await waitFor(() => expect(menu('Move Order 1')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menuitem', { name: 'Move to Completed' });
    await userEvent.keyboard('{Enter}');
    await holds('Completed', ['Order 4', 'Order 1']);
    await screen.findByText('Order 1 is now 2 of 2 in Completed');
    await waitFor(() => expect(menu('Move Order 1')).toHaveFocus());
    await expect(args.onMove).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args }) => {
    await drag(card('Order 3'), card('Order 1'), 0.1);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { parameters: { pseudo: { active: true } } };
export const Empty: Story = { args: { columns: [{ id: 'new', title: 'New', cards: [] }] } };
export const LongWords: Story = {
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
