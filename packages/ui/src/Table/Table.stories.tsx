import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './Table.guide.ts';
import { Table, type TableColumn } from './Table.tsx';

interface Dish {
  name: string;
  kitchen: string;
  sold: number;
  sales: number;
  state: 'Sells well' | 'As always' | 'Sold out' | 'Running low';
}

const dishes: Dish[] = [
  { name: 'Nasi lemak', kitchen: 'Hot', sold: 184, sales: 2373.6, state: 'Sells well' },
  { name: 'Roti tisu', kitchen: 'Griddle', sold: 121, sales: 968, state: 'As always' },
  { name: 'Teh tarik', kitchen: 'Bar', sold: 312, sales: 1404, state: 'Running low' },
  { name: 'Cendol', kitchen: 'Cold', sold: 47, sales: 329, state: 'Sold out' },
];

const money = (amount: number) => amount.toFixed(2);

const columns: TableColumn<Dish>[] = [
  { id: 'name', header: 'Dish', cell: ({ name }) => name, isRowHeader: true },
  { id: 'kitchen', header: 'Station', cell: ({ kitchen }) => kitchen },
  { id: 'state', header: 'State', cell: ({ state }) => state },
  { id: 'sold', header: 'Sold', cell: ({ sold }) => sold, align: 'end' },
  { id: 'sales', header: 'Sales, RM', cell: ({ sales }) => money(sales), align: 'end' },
];

const tones = {
  'Sells well': 'success',
  'As always': undefined,
  'Running low': 'warning',
  'Sold out': 'danger',
} as const;

const meta = {
  component: Table<Dish>,
  parameters: { guide },
  args: { caption: 'Dishes sold on Saturday', columns, rows: dishes, rowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Dish>>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>,
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Dishes sold on Saturday' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Cendol' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

export const Striped: Story = { args: { isStriped: true, lines: 'none' } };

export const Bordered: Story = { args: { lines: 'all' } };

export const Borderless: Story = { args: { lines: 'none' } };

export const Hovered: Story = {
  args: { isHoverable: true },
  globals: { pseudo: { hover: true } },
};

export const Compact: Story = { args: { density: 'compact' } };

export const SoftHeader: Story = { args: { head: 'soft' } };

export const DarkHeader: Story = { args: { head: 'solid', lines: 'all' } };

export const RowTones: Story = { args: { rowTone: ({ state }) => tones[state] } };

export const HiddenCaption: Story = {
  args: { isCaptionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Dishes sold on Saturday' })).toBeVisible();
  },
};

const withTotals = columns.map((column) => ({
  ...column,
  ...(column.id === 'name' && { footer: 'All dishes' }),
  ...(column.id === 'sold' && { footer: 664 }),
  ...(column.id === 'sales' && { footer: money(5074.6) }),
}));

export const Totals: Story = { args: { columns: withTotals } };

export const Cards: Story = {
  args: { narrow: 'cards', columns: withTotals },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(10);
  },
};

export const Focused: Story = {
  decorators: narrow,
  globals: { pseudo: { focusVisible: true } },
};

export const Keyboard: Story = {
  decorators: narrow,
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Dishes sold on Saturday' });
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
  },
};

/** The context of a hidden caption is a landmark with its name, so the scrolled part isn’t. */
export const KeyboardInContext: Story = {
  args: { isCaptionHidden: true },
  decorators: narrow,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Dishes sold on Saturday' });
    await userEvent.tab();
    await waitFor(() => expect(group).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: 'Nothing was sold on Saturday.', columns: withTotals },
};

export const LongText: Story = {
  args: {
    rows: dishes.map((dish) => ({
      ...dish,
      name: 'Nasilemakayamgorengberempah'.repeat(4) + dish.sold,
    })),
  },
};

export const Many: Story = {
  args: {
    isStriped: true,
    lines: 'none',
    density: 'compact',
    rows: Array.from({ length: 60 }, (_, n) => {
      const dish = dishes[n % dishes.length];
      return { ...(dish as Dish), name: `${dish?.name} ${n + 1}` };
    }),
  },
};
