import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { MoreIcon } from '../icons.ts';
import { guide } from './DataTable.guide.ts';
import { DataTable } from './DataTable.tsx';
import { by, columns, keyOf, money, orders, labels, type Order } from './orders.fixtures.tsx';
import { useSortedRows } from './useSortedRows.ts';
import type { Column, Sort } from './columns.ts';

const meta = {
  component: DataTable<Order>,
  parameters: { guide },
  args: { label: 'Orders', rows: orders(12), rowKey: keyOf, columns, labels },
} satisfies Meta<typeof DataTable<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ maxInlineSize: '22rem' }}>{children}</div>
);

export const Default: Story = {};

export const Hovered: Story = {
  args: { onRowPress: fn() },
  globals: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { onRowPress: fn(), rows: orders(4) },
  globals: { pseudo: { focusVisible: true } },
};

export const Pressed: Story = {
  args: { onRowPress: fn() },
  globals: { pseudo: { active: true } },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Pending: Story = { args: { isRefreshing: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No orders yet">They appear here as guests place them.</EmptyState>,
  },
};

export const NoResult: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No matching orders" action={<Button>Clear filters</Button>}>
        Three filters are on.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    problem: (
      <EmptyState title="The orders did not come" action={<Button>Try again</Button>}>
        The connection was lost.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedLater: Story = {
  args: {
    problem: <Banner tone="danger">These are the orders of 12:04; newer ones did not come.</Banner>,
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const Cards: Story = {
  args: { onRowPress: fn(), onSelectionChange: fn(), detail: ({ guest }) => guest },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

export const UnsortableCards: Story = {
  args: { columns: columns.map(({ sortKey: _, ...column }) => column) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Wei Ling Tan'))[0]).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
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

export const LongText: Story = {
  args: {
    rows: orders(3).map((order) => ({ ...order, guest: 'Unreasonablylongname'.repeat(6) })),
  },
};

const wide = Array.from({ length: 4 }, (_, n) =>
  columns.map((column) => ({ ...column, id: `${column.id}${n}` })),
).flat();

export const MoreColumnsThanRoom: Story = { args: { columns: wide } };

export const Pinned: Story = {
  args: {
    onSelectionChange: fn(),
    columns: wide.map((column, at) => ({
      ...column,
      ...(at < 2 && { pin: 'start' as const, width: 120 }),
      ...(at === wide.length - 1 && { pin: 'end' as const }),
    })),
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement;
    const left = () =>
      ['Order', 'Guest', 'Total'].map(
        (name) =>
          canvas
            .getAllByRole('columnheader', { name })
            .find(({ dataset }) => dataset.pin)
            ?.getBoundingClientRect().left,
      );
    // Wait for the final width.
    await waitFor(() => {
      scroller?.scrollTo({ left: document.dir === 'rtl' ? -400 : 400 });
      return expect(Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(300);
    });
    const far = left();
    scroller?.scrollTo({ left: 0 });
    await waitFor(() => expect(scroller?.scrollLeft).toBe(0));
    await expect(left()).toEqual(far);
  },
};

export const Groups: Story = {
  args: {
    columns: columns.map((column, at) => ({
      ...column,
      ...(at > 0 && { group: at < 3 ? 'Who and where' : 'How far and how much' }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Who and where' })).toBeVisible();
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '3');
  },
};

export const Totals: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'number' && { footer: 'Total' }),
      ...(column.id === 'total' && {
        footer: money(orders(12).reduce((sum, { total }) => sum + total, 0)),
      }),
    })),
  },
};

export const Filters: Story = {
  render: function Filtered(args) {
    const [text, setText] = useState('');
    const filter = (
      <SearchField
        label="Guest contains"
        clearLabel="Clear"
        placeholder="Contains"
        value={text}
        onChange={setText}
      />
    );
    return (
      <DataTable
        {...args}
        rows={args.rows.filter(({ guest }) => guest.toLowerCase().includes(text.toLowerCase()))}
        columns={columns.map((column) => (column.id === 'guest' ? { ...column, filter } : column))}
        empty="No guest of that name."
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Guest contains' }), 'tan');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await expect(canvas.getAllByText('Wei Ling Tan')).toHaveLength(2);
  },
};

export const Sorted: Story = {
  args: { sort: { key: 'total', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const turned: Sort = { key: 'total', direction: 'descending' };
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(turned, [turned]);
    const other: Sort = { key: 'guest', direction: 'ascending' };
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(other, [other]);
  },
};

export const SortedByTwo: Story = {
  render: function Local(args) {
    const [sorts, setSorts] = useState<readonly Sort[]>([{ key: 'guest', direction: 'ascending' }]);
    const { rows, isSorting } = useSortedRows(args.rows, sorts, by, 'en');
    return (
      <DataTable
        {...args}
        rows={rows}
        sort={sorts}
        isRefreshing={isSorting}
        onSortChange={(_, all) => setSorts(all)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = () =>
      canvas
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => row.textContent);
    const total = canvas.getByRole('button', { name: /^Total/ });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(total);
    await userEvent.click(total);
    await userEvent.keyboard('{/Shift}');
    await expect(first()[0]).toContain('Aisha Rahman');
    await expect(first()[0]).toContain('1006');
    await expect(first()[1]).toContain('1000');
    await expect(total).toHaveAccessibleName('Total 2');
  },
};

export const Selectable: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = (number: number) =>
      canvas.getByRole('checkbox', { name: `Select order ${number}` });
    await userEvent.click(box(1001));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_2']));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(1003));
    await userEvent.keyboard('{/Shift}');
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

export const AllMatching: Story = {
  args: { selectedKeys: 'all', onSelectionChange: fn(), rowCount: 4310 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(12);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 1000' }));
    const rest = new Set(orders(12).slice(1).map(keyOf));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(rest);
  },
};

const navigate = fn();

export const RowLinks: Story = {
  args: { rowHref: ({ id }) => `/orders/${id}`, onRowPress: fn() },
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
  play: async ({ args, canvas, userEvent }) => {
    navigate.mockClear();
    await expect(canvas.getByRole('link', { name: '1001' })).toHaveAttribute(
      'href',
      '/orders/ord_2',
    );
    const wentTo = (id: string) =>
      expect(navigate).toHaveBeenLastCalledWith(`/orders/${id}`, expect.anything());
    await userEvent.click(canvas.getAllByText('Hall 12')[0] ?? document.body);
    await wentTo('ord_4');
    canvas.getAllByRole('row')[3]?.focus();
    await userEvent.keyboard('{Enter}');
    await wentTo('ord_3');
    await userEvent.click(canvas.getByRole('link', { name: '1000' }));
    await wentTo('ord_1');
    await expect(args.onRowPress).toHaveBeenCalledTimes(3);
  },
};

const lines = ({ guest, table }: Order) => (
  <p>
    {guest} sits at {table} and has ordered nasi lemak, two teh tarik and a roti tisu.
  </p>
);

export const Details: Story = {
  args: { detail: lines, defaultExpandedKeys: new Set(['ord_2']), onExpandedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Wei Ling Tan sits at/)).toBeVisible();
    const opener = canvas.getByRole('button', { name: 'Lines of order 1002' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['ord_2', 'ord_3']));
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Kavita Nair sits at/)).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { onRowPress: fn(), onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const row = (at: number) => canvas.getAllByRole('row')[at + 1];
    const cell = (at: number, column: number) => row(at)?.children[column];
    row(0)?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenCalledWith(expect.objectContaining({ id: 'ord_3' }));
    await userEvent.keyboard('{End}');
    await expect(row(11)).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Order 12 of 12'));
    await userEvent.keyboard('{Home}');
    await expect(row(0)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_1']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['ord_1', 'ord_2']));
    const [into, out] =
      document.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.keyboard(`${into}${into}`);
    await expect(cell(1, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell(2, 1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell(2, 5)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell(0, 5)).toHaveFocus();
    await userEvent.keyboard(`{Home}${out}`);
    await expect(row(0)).toHaveFocus();
  },
};

const actions: Column<Order> = {
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
};

export const RowMenu: Story = {
  args: { onRowPress: fn(), columns: [...columns, actions] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: 'Actions of order 1002' });
    await userEvent.click(opener);
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Print ticket' }),
    );
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('1004'));
    await expect(args.onRowPress).toHaveBeenCalledTimes(1);
    const cell = opener.closest('td');
    opener.focus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
  },
};

const many = orders(10_000);

export const Many: Story = {
  args: { rows: many, onRowPress: fn(), onSelectionChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const first = canvas.getAllByRole('row').find((row) => row.dataset.index === '0');
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10999'));
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Order 10000 of 10000'),
    );
    const scroller = grid.parentElement;
    scroller?.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('1000')).toBeVisible());
    await expect(document.activeElement).toHaveTextContent('10999');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10998'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).not.toHaveTextContent('10998'));
    await expect(document.activeElement).toBeVisible();
  },
};

export const ManyWithDetails: Story = {
  args: { rows: many, detail: lines, defaultExpandedKeys: new Set(['ord_2', 'ord_9000']) },
  play: async ({ canvas }) => {
    const rowAt = (index: number) =>
      canvas.getAllByRole('row').find((row) => row.dataset.index === `${index}`);
    const gap = () =>
      (rowAt(2)?.getBoundingClientRect().top ?? 0) -
      (rowAt(1)?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(1));
    await expect(canvas.getByText(/Wei Ling Tan sits at/)).toBeVisible();
  },
};

export const LoadingMore: Story = {
  args: { height: 'fill' },
  decorators: [(Story) => <div style={{ blockSize: '20rem', display: 'flex' }}>{Story()}</div>],
  render: function Onward(args) {
    const [rows, setRows] = useState(orders(60));
    const [isComing, setComing] = useState(false);
    const more = () => {
      if (rows.length >= 120) return;
      setComing(true);
      setTimeout(() => {
        setRows((known) => [...known, ...orders(30, known.length)]);
        setComing(false);
      });
    };
    return (
      <DataTable
        {...args}
        rows={rows}
        rowCount={120}
        isLoadingMore={isComing}
        onEndReached={more}
      />
    );
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement;
    await waitFor(async () => {
      scroller?.scrollTo(0, scroller.scrollHeight);
      await expect(canvas.getByText('1119')).toBeVisible();
    });
  },
};

export const Printed: Story = {
  args: { rows: orders(400) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(401);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(80));
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('1011');
  },
};
