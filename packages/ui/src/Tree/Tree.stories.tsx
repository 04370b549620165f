import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pill } from '../Badge/Pill.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { StoreIcon, TagIcon, UtensilsIcon } from '../icons.ts';
import { guide } from './Tree.guide.ts';
import { Tree, type TreeItem } from './Tree.tsx';

const items: TreeItem[] = [
  {
    id: 'food',
    label: 'Food',
    icon: <UtensilsIcon aria-hidden />,
    items: [
      {
        id: 'rice',
        label: 'Rice',
        items: [
          { id: 'nasi', label: 'Nasi lemak' },
          { id: 'claypot', label: 'Claypot rice' },
        ],
      },
      {
        id: 'noodles',
        label: 'Noodles',
        items: [
          { id: 'laksa', label: 'Laksa' },
          { id: 'mee', label: 'Mee goreng' },
        ],
      },
    ],
  },
  {
    id: 'drinks',
    label: 'Drinks',
    icon: <TagIcon aria-hidden />,
    end: <Pill>2</Pill>,
    items: [
      { id: 'tea', label: 'Teh tarik' },
      { id: 'lime', label: 'Lime juice' },
    ],
  },
];

const meta = {
  component: Tree,
  parameters: { guide },
  args: {
    label: 'Menu',
    items,
    loadingLabel: 'Loading',
    defaultExpandedKeys: ['food', 'rice'],
    onSelectionChange: fn(),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Menu' })).toBeVisible();
    const drinks = canvas.getByRole('row', { name: 'Drinks' });
    await expect(drinks).toHaveAttribute('aria-expanded', 'false');
    const [chevron] = Array.from(drinks.querySelectorAll('button'));
    if (!chevron) throw new Error('A branch has a chevron');
    await userEvent.click(chevron);
    await expect(canvas.getByRole('row', { name: 'Teh tarik' })).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(
      new Set(['food', 'rice', 'drinks']),
    );
  },
};

export const Single: Story = {
  args: { selectionMode: 'single', defaultSelectedKeys: ['nasi'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Claypot rice' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['claypot']));
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['nasi'] },
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = (name: string) =>
      canvas.getByRole('row', { name }).querySelector<HTMLInputElement>('input[type=checkbox]');
    await expect(checkbox('Rice')).toBePartiallyChecked();
    await expect(checkbox('Food')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('row', { name: 'Claypot rice' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['nasi', 'claypot']));
    await waitFor(() => expect(checkbox('Rice')).toBeChecked());
    await userEvent.click(canvas.getByRole('row', { name: 'Food' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['nasi', 'claypot', 'laksa', 'mee']),
    );
    await userEvent.click(canvas.getByRole('row', { name: 'Rice' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['laksa', 'mee']));
  },
};

export const Keyboard: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: [] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const isRtl = canvasElement.ownerDocument.dir === 'rtl';
    const [inwards, outwards] = isRtl
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    const food = canvas.getByRole('row', { name: 'Food' });
    await expect(food).toHaveFocus();
    await userEvent.keyboard(inwards);
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Rice' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['nasi', 'claypot']));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(outwards);
    await expect(food).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'Drinks' })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: {
    items: [{ id: 'north', label: 'North', icon: <StoreIcon aria-hidden />, hasMore: true }],
    defaultExpandedKeys: ['north'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Loading' })).toBeVisible();
  },
};

export const LoadedWhenOpened: Story = {
  render: function Loading(args) {
    const [children, setChildren] = useState<TreeItem[]>();
    return (
      <Tree
        {...args}
        items={[{ id: 'north', label: 'North', hasMore: true, items: children }]}
        defaultExpandedKeys={[]}
        onLoad={(id) => setChildren([{ id: `${id} 1`, label: 'Siam Grill' }])}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [chevron] = canvas.getAllByRole('button');
    if (!chevron) throw new Error('A branch has a chevron');
    await userEvent.click(chevron);
    await expect(await canvas.findByRole('row', { name: 'Siam Grill' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: 'Loading' })).toBeNull();
  },
};

export const Hovered: Story = {
  args: { selectionMode: 'multiple' },
  globals: { pseudo: { hover: true } },
};
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      { id: 'a', label: 'Sold out', isDisabled: true },
      { id: 'b', label: 'Offered' },
    ],
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('row', { name: 'Sold out' }).click();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="No categories yet">Add the first.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories yet')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    selectionMode: 'multiple',
    defaultExpandedKeys: ['a'],
    items: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsgerichte',
        items: [
          {
            id: 'b',
            label: 'Kapitänsmützenkuchen mit Sahne und Kirschen nach alter Art '.repeat(3),
          },
        ],
      },
    ],
  },
};
export const Many: Story = {
  args: {
    defaultExpandedKeys: ['0', '1'],
    items: Array.from({ length: 12 }, (_, part) => ({
      id: String(part),
      label: `Region ${part + 1}`,
      items: Array.from({ length: 20 }, (__, index) => ({
        id: `${part} ${index}`,
        label: `Outlet ${index + 1}`,
      })),
    })),
  },
};
