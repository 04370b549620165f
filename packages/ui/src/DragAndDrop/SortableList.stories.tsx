import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { drag, playSortable, playStill, type SortableInterface } from './conformance.fixtures.ts';
import { guide } from './SortableList.guide.ts';
import { SortableList } from './SortableList.tsx';
import type { SortableItem } from './list.ts';

const dishes = (...labels: string[]): SortableItem[] =>
  labels.map((label) => ({ id: label, label }));

const meta = {
  component: SortableList,
  parameters: { guide },
  args: {
    label: 'Dishes',
    onMove: fn(),
    items: dishes('Nasi lemak', 'Laksa', 'Satay'),
    empty: 'No dishes yet. Add one to begin the menu.',
    labels: {
      handle: (item) => `Move ${item}`,
      hint: 'Press Space to lift or drop, the arrow keys to move, and Escape to cancel.',
      up: 'Up',
      down: 'Down',
      lifted: (item, number, count) => `${item} is lifted, ${number} of ${count}`,
      moved: (item, number, count) => `${item} would be ${number} of ${count}`,
      dropped: (item, number, count) => `${item} is now ${number} of ${count}`,
      cancelled: (item, number, count) => `${item} is back, ${number} of ${count}`,
    },
  },
  render: function List(args) {
    const [items, setItems] = useState<readonly SortableItem[]>(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onMove={(move, next) => {
          args.onMove(move, next);
          setItems(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const expectOrder = (...names: string[]) => waitFor(() => expect(order()).toEqual(names));
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const row = (name: string) => {
  const found = handle(name).closest('li');
  if (!found) throw new Error(`There is no row ${name}`);
  return found;
};

/** The list as tested: moved by keyboard. */
const list = (onMove: SortableInterface['onMove']): SortableInterface => ({
  order,
  element: row,
  handle,
  moveDown: async () => {
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  },
  giveUp: async () => {
    await userEvent.keyboard(' {ArrowDown}{Escape}');
  },
  announcement: (name, number, count) => `${name} is now ${number} of ${count}`,
  onMove,
});

export const Default: Story = {};

export const Conforms: Story = { play: ({ args }) => playSortable(list(args.onMove)) };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(handle('Laksa')).toHaveFocus();
    await expect(handle('Laksa')).toHaveAccessibleDescription(/Press Space to lift or drop/);
    await userEvent.keyboard(' ');
    await expect(handle('Laksa')).toHaveAttribute('aria-pressed', 'true');
    await screen.findByText('Laksa is lifted, 2 of 3');
    await userEvent.keyboard('{Home}');
    await screen.findByText('Laksa would be 1 of 3');
    await expectOrder('Laksa', 'Nasi lemak', 'Satay');
    await expect(handle('Laksa')).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{End}{Escape}');
    await screen.findByText('Laksa is back, 2 of 3');
    await expectOrder('Nasi lemak', 'Laksa', 'Satay');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowDown} ');
    await expectOrder('Nasi lemak', 'Satay', 'Laksa');
    await screen.findByText('Laksa is now 3 of 3');
    await expect(args.onMove).toHaveBeenCalledWith({ item: 'Laksa', index: 2 }, expect.anything());
    // When focus leaves the row, it's dropped at its current position.
    await userEvent.keyboard(' {ArrowUp}');
    await userEvent.tab({ shift: true });
    await screen.findByText('Laksa is now 2 of 3');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
  },
};

/** People who can't drag tap the handle, a direction button, and the handle again. */
export const Touch: Story = {
  play: async ({ args }) => {
    await userEvent.click(handle('Laksa'));
    await userEvent.click(await screen.findByRole('button', { name: 'Down' }));
    await expectOrder('Nasi lemak', 'Satay', 'Laksa');
    await expect(screen.getByRole('button', { name: 'Down' })).toBeDisabled();
    await expect(handle('Laksa')).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.click(handle('Laksa'));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('button', { name: 'Down' })).toBeNull();
  },
};

export const Lifted: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expectOrder('Laksa', 'Nasi lemak', 'Satay');
    await expect(screen.getByRole('button', { name: 'Up' })).toBeEnabled();
  },
};

export const DisabledRow: Story = {
  args: {
    items: [
      { id: 'first', label: 'Dish of the day', isDisabled: true },
      ...dishes('Laksa', 'Satay'),
    ],
  },
  play: async () => {
    await drag(row('Dish of the day'), row('Satay'), 0.9);
    await expectOrder('Dish of the day', 'Laksa', 'Satay');
    await expect(handle('Dish of the day')).toBeDisabled();
    await drag(row('Satay'), row('Dish of the day'), 0.1);
    await expectOrder('Satay', 'Dish of the day', 'Laksa');
  },
};

export const RichRows: Story = {
  args: {
    items: dishes('Nasi lemak', 'Laksa', 'Satay').map((dish, at) => ({
      ...dish,
      content: (
        <>
          {dish.label} · <Amount tone="muted">{`RM ${(8 + at * 2.5).toFixed(2)}`}</Amount>
        </>
      ),
    })),
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: ({ args }) => playStill(list(args.onMove)),
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: dishes('Donaudampfschifffahrtsgesellschaftskapitänskantine'.repeat(4), 'Laksa') },
};
export const Many: Story = {
  args: { items: dishes(...Array.from({ length: 60 }, (_, n) => `Dish ${n + 1}`)) },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' {End}');
    await screen.findByText('Dish 1 would be 60 of 60');
    await waitFor(async () => {
      const { bottom } = row('Dish 1').getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    });
    await userEvent.keyboard('{Escape}');
  },
};
