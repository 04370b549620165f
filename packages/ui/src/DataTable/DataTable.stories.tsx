import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MoreIcon } from '../icons.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { Column } from './columns.ts';

interface Order {
  id: string;
  number: number;
  guest: string;
  table: string;
  status: string;
  total: number;
}

const guests = ['Aisha Rahman', 'Wei Ling Tan', 'Kavita Nair', 'Daniel Lim', 'Nurul Huda', 'Farid'];
const tables = ['Patio 3', 'Hall 12', 'Pick-up', 'Delivery'];
const states = ['New', 'Cooking', 'Ready', 'Served'];

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `ord_${n + 1}`,
    number: 1000 + n,
    guest: guests[n % guests.length] ?? '',
    table: tables[(n * 7) % tables.length] ?? '',
    status: states[(n * 3) % states.length] ?? '',
    total: 950 + ((n * 137) % 9000),
  }));

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'MYR' });

const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, width: 96, sortKey: 'number' },
  { id: 'guest', header: 'Guest', cell: ({ guest }) => guest, width: '2fr', sortKey: 'guest' },
  { id: 'table', header: 'Table', cell: ({ table }) => table },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => money.format(total / 100),
    align: 'end',
    width: 128,
    sortKey: 'total',
  },
];

const meta = {
  component: DataTable<Order>,
  args: { label: 'Orders', rows: orders(12), rowKey: ({ id }) => id, columns },
} satisfies Meta<typeof DataTable<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

const words: DataTableProps<Order>['words'] = {
  selectAll: 'Select all orders',
  selectRow: ({ number }) => `Select order ${number}`,
};
const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ maxInlineSize: '22rem' }}>{children}</div>
);

export const Loaded: Story = {};
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Empty: Story = {
  args: { rows: [], empty: 'No orders yet. They appear here as guests place them.' },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Cards: Story = {
  args: { onRowPress: fn(), onSelectionChange: fn(), words },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const LoadingCards: Story = {
  args: { rows: [], isLoading: true, skeletonRows: 3 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const HiddenColumn: Story = {
  args: { columns: columns.map((column) => ({ ...column, isHidden: column.id === 'status' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    rows: orders(3).map((order) => ({ ...order, guest: 'Unreasonablylongname'.repeat(6) })),
  },
};
export const MoreColumnsThanRoom: Story = {
  args: {
    columns: Array.from({ length: 4 }, (_, n) =>
      columns.map((c) => ({ ...c, id: `${c.id}${n}` })),
    ).flat(),
  },
};

export const Sorted: Story = {
  args: { sort: { key: 'total', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'total',
      direction: 'descending',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'guest',
      direction: 'ascending',
    });
  },
};

export const Selectable: Story = {
  args: { onSelectionChange: fn(), words },
  play: async ({ args, canvas }) => {
    const box = (number: number) =>
      canvas.getByRole('checkbox', { name: `Select order ${number}` });
    await userEvent.click(box(1001));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_2']));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(1003));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['ord_2', 'ord_3', 'ord_4']),
    );
    await expect(box(1002)).toBeChecked();
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all orders' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(12);
    await userEvent.click(all);
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
};

export const ByKeyboard: Story = {
  args: { onRowPress: fn(), onSelectionChange: fn(), words },
  play: async ({ args, canvas }) => {
    const row = (at: number) => canvas.getAllByRole('row')[at + 1];
    row(0)?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenCalledWith(expect.objectContaining({ id: 'ord_3' }));
    await userEvent.keyboard('{End}');
    await expect(row(11)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(0)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_1']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_1', 'ord_2']));
  },
};

export const RowMenu: Story = {
  args: {
    onRowPress: fn(),
    columns: [
      ...columns,
      {
        id: 'actions',
        header: '',
        label: 'Actions',
        width: 64,
        inCard: 'line',
        cell: ({ number }) => (
          <Menu
            label={`Actions of order ${number}`}
            trigger={
              <IconButton size="s" label={`Actions of order ${number}`}>
                <MoreIcon />
              </IconButton>
            }
            items={[{ id: 'print', label: 'Print ticket' }]}
          />
        ),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of order 1002' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Print ticket' }),
    );
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('1004'));
    await expect(args.onRowPress).toHaveBeenCalledTimes(1);
  },
};

const many = orders(10_000);

export const TenThousandRows: Story = {
  args: { rows: many, onRowPress: fn(), onSelectionChange: fn(), words },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const first = canvas.getAllByRole('row').find((row) => row.dataset.index === '0');
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10999'));
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
    const scroller = grid.parentElement;
    scroller?.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('1000')).toBeVisible());
    await expect(document.activeElement).toHaveTextContent('10999');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10998'));
  },
};

export const LivePage: Story = {
  render: function Page(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <DataTable
        {...args}
        rows={rows}
        sort={{ key: 'number', direction: 'ascending' }}
        onSortChange={() => setRows(rows.toReversed())}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('1011');
  },
};
