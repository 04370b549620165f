import { exportOrders, listOrders } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { addDays } from '@servery/domain/time';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { catchSavedFiles, type SavedFile } from '@servery/screens/saved-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderHistory } from './OrderHistory.tsx';
import {
  changedRows,
  exportAcrossZones,
  manyExported,
  manyOrders,
  oneUnreadable,
  rowsOfToday,
} from './OrderHistory.fixtures.ts';

const meta = {
  component: OrderHistory,
  args: { search: '', onSearchChange: fn(), onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <OrderHistory {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const back = () => document.querySelector<HTMLButtonElement>('[data-back]')!;
const address = () => Object.fromEntries(new URLSearchParams(back().dataset.address));
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-index]')];
const arrived = () => waitFor(() => expect(rows()).not.toHaveLength(0));
const settled = () =>
  waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeInTheDocument());
const choose = async (filter: string, option: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: filter })).toBeEnabled());
  await userEvent.click(await screen.findByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Sets a filter, checks that the URL and the rows follow, and resets it. */
const narrows =
  (filter: string, option: string | RegExp, name: string, shows: RegExp): Story['play'] =>
  async () => {
    await arrived();
    const before = rows().map((row) => row.textContent);
    await choose(filter, option);
    await waitFor(() => expect(address()).toHaveProperty(name));
    await settled();
    await waitFor(() => {
      for (const row of rows()) void expect(row).toHaveTextContent(shows);
    });
    back().click();
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(before));
    await expect(address()).toEqual({});
  };

export const Loaded: Story = {};
export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: phone };
export const Touch: Story = { globals: { density: 'touch' } };
export const Loading: Story = { parameters: handled(never(listOrders)) };
export const Many: Story = {
  args: { search: 'length=100' },
  parameters: handled(manyOrders(2_300)),
};

export const LongText: Story = {
  parameters: handled(
    changedRows((row) => ({
      customer_name: 'Wan Muhammad Hafizuddin bin Wan Abdul Rahman al-Kelantani',
      table: row.table && { ...row.table, name: 'Verandah, second row by the bougainvillea' },
      staff: { id: 13, name: 'Donaudampfschifffahrtsgesellschaftskapitän' },
      reasons: ['payment_pending_timeout', 'delivery_quote_expired', 'sync_conflict'],
      total: 99_999_999,
    })),
  ),
};

export const Empty: Story = {
  parameters: handled(empty(listOrders)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders today' });
    await userEvent.click(canvas.getByRole('button', { name: 'Yesterday' }));
    const [date] = address().startDate!.split(' ');
    await expect(date! < sample().today(101)).toBe(true);
    await expect(address().endDate).toBe(`${date} 23:59`);
  },
};

export const NoResult: Story = {
  args: { search: 'search=nobody+of+this+name&order=asc' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No matching orders' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await arrived();
    await expect(address()).toEqual({ order: 'asc' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: { search: 'payment_status=paid' },
  parameters: handled(refuses(listOrders, 'crashed')),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load orders' });
    msw.use(manyOrders(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await arrived();
    await expect(address()).toEqual({ payment_status: 'paid' });
  },
};

export const FailsAfterRows: Story = {
  play: async ({ canvas, msw }) => {
    await arrived();
    msw.use(refuses(listOrders, 'crashed'));
    await userEvent.click(canvas.getByText('Completed', { selector: 'label' }));
    await canvas.findByRole('heading', { name: 'Couldn’t load orders' });
    await expect(rows()).toHaveLength(0);
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(listOrders, 'forbidden', { details: { capability: 'order.view' } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/You need the “View orders” permission/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const PastTheEnd: Story = {
  args: { search: 'start=500&length=25' },
  parameters: handled(manyOrders(42)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'There’s nothing on this page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await arrived();
    await expect(address()).toEqual({ length: '25' });
  },
};

export const OpensARow: Story = {
  play: async ({ args }) => {
    await arrived();
    const { id } = rowsOfToday()[1]!;
    await userEvent.click(rows()[1]!);
    await expect(args.onOpen).toHaveBeenLastCalledWith(id);
    rows()[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith(id);
  },
};

export const Sorts: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(address()).toEqual({ sort: 'total' }));
    await settled();
    const amounts = () =>
      rows().map((row) => Number(row.lastElementChild!.textContent.replace(/[^\d.]/g, '')));
    await waitFor(() => expect(amounts()).toEqual(amounts().toSorted((a, b) => b - a)));
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(address()).toEqual({ sort: 'total', order: 'asc' }));
    await waitFor(() => expect(amounts()).toEqual(amounts().toSorted((a, b) => a - b)));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const TurnsPages: Story = {
  parameters: handled(manyOrders(42)),
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('11–20 of 42');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('032'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(address()).toEqual({ length: '25' }));
    back().click();
    await canvas.findByText('11–20 of 42');
  },
};

export const Searches: Story = {
  play: async ({ args, canvas }) => {
    await arrived();
    const { number } = rowsOfToday()[0]!;
    const all = rows().length;
    await userEvent.type(canvas.getByRole('searchbox'), number);
    await waitFor(() => expect(address()).toEqual({ search: number }));
    await waitFor(() => expect(rows().length).toBeLessThan(all));
    await expect(rows()[0]).toHaveTextContent(number);
    await expect(args.onSearchChange).toHaveBeenCalledTimes(1);
    back().click();
    await waitFor(() => expect(rows()).toHaveLength(all));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const SearchesLiterally: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.type(canvas.getByRole('searchbox'), '%');
    await canvas.findByRole('heading', { name: 'No matching orders' });
  },
};

export const ByList: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByText('New', { selector: 'label' }));
    await waitFor(() => expect(address()).toEqual({ type: 'new' }));
    const fresh = rowsOfToday().filter(({ list }) => list === 'new');
    await canvas.findByText(fresh.length === 1 ? '1 order' : `${fresh.length} orders`);
    for (const row of rows()) await expect(row).toHaveTextContent('New');
    back().click();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
  },
};

export const ByMethod: Story = {
  play: narrows('Order method', 'Pickup', 'order_method', /Pickup/),
};
export const ByPayment: Story = {
  play: narrows('Payment status', 'Paid', 'payment_status', /Paid/),
};
export const ByCashier: Story = {
  play: narrows('Cashier', 'Muthu Krishnan', 'staff_id', /Muthu Krishnan/),
};
export const ByTable: Story = { play: narrows('Table', 'A1', 'table_id', /A1/) };
export const ByReason: Story = {
  play: narrows('Reason', 'Not collected', 'status_remark', /Not collected|No matching orders/),
};
export const ByPromotion: Story = {
  play: async () => {
    await arrived();
    const [promotion] = sample().merchant(101).promotions;
    await choose('Promotion', promotion!.name);
    await waitFor(() => expect(address()).toEqual({ promotion_id: String(promotion!.id) }));
    const fitting = rowsOfToday().filter((row) => row.promotion?.id === promotion!.id);
    await screen.findByText(fitting.length === 1 ? '1 order' : `${fitting.length} orders`);
  },
};

export const ByTransaction: Story = {
  play: async ({ canvas }) => {
    await arrived();
    const { transaction_id, number } = rowsOfToday()[2]!;
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Transaction ID' }),
      transaction_id,
    );
    await waitFor(() => expect(address()).toEqual({ transaction_id }));
    await canvas.findByText('1 order');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(number);
  },
};

export const ByPeriod: Story = {
  play: async ({ canvas }) => {
    await arrived();
    const from = await canvas.findByLabelText<HTMLInputElement>('From');
    const until = canvas.getByLabelText<HTMLInputElement>('To');
    const today = sample().today(101);
    // A trading day of the sample starts at 04:00.
    const night = `${addDays(today, 1)}T03:59`;
    await expect([from.value, until.value]).toEqual([`${today}T04:00`, night]);
    await choose('Period', 'Yesterday');
    await waitFor(() => expect(address().endDate).toMatch(/23:59$/));
    await expect(from.value.slice(0, 10) < today).toBe(true);
    await settled();
    await choose('Period', 'Today');
    await waitFor(() => expect(address()).toEqual({}));
  },
};

export const ByDates: Story = {
  play: async ({ canvas }) => {
    await arrived();
    const today = sample().today(101);
    const night = `${addDays(today, 1)} 03:59`;
    const until = await canvas.findByLabelText<HTMLInputElement>('To');
    const from = canvas.getByLabelText<HTMLInputElement>('From');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-01-05T08:30');
    await waitFor(() =>
      expect(address()).toEqual({ startDate: '2026-01-05 08:30', endDate: night }),
    );
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveTextContent(
      'Custom dates',
    );
    await userEvent.clear(until);
    await userEvent.type(until, '2025-12-31T10:00');
    await canvas.findByText('The end date can’t be before the start date.');
    await expect(address().endDate).toBe(night);
  },
};

export const ByMerchant: Story = {
  beforeEach: () => {
    sample().defaultUser = 'supermerchant';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await arrived();
    await expect(await canvas.findByRole('combobox', { name: 'Merchant' })).toHaveTextContent(
      'All Merchants',
    );
    await expect(canvas.getByRole('combobox', { name: 'Cashier' })).toBeDisabled();
    await canvas.findByRole('columnheader', { name: 'Merchant' });
    await choose('Merchant', sample().merchant(102).name);
    await waitFor(() => expect(address()).toEqual({ merchant_id: '102' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Cashier' })).toBeEnabled());
    await choose('Cashier', 'Ahmad Faizal Osman');
    await waitFor(() => expect(address()).toEqual({ merchant_id: '102', staff_id: '24' }));
    await choose('Merchant', 'All Merchants');
    await waitFor(() => expect(address()).toEqual({}));
  },
};

export const FiltersOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('combobox', { name: /Payment status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Paid' }));
    await waitFor(() => expect(address()).toEqual({ payment_status: 'paid' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^Show \d+ orders?$/ }));
    await canvas.findByRole('button', { name: '1 filter' });
  },
};

export const SavesAView: Story = {
  args: { search: 'payment_status=unpaid' },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    const views = within(await screen.findByRole('dialog', { name: 'Saved views' }));
    await userEvent.type(views.getByRole('textbox', { name: 'View name' }), 'Open bills');
    await userEvent.click(views.getByRole('button', { name: 'Save view' }));
    await views.findByRole('button', { name: 'Open bills' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toEqual({}));
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open bills' }));
    await waitFor(() => expect(address()).toEqual({ payment_status: 'unpaid' }));
  },
};

export const ChoosesColumns: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Staff' }));
    await waitFor(() =>
      expect(document.querySelector('[role=columnheader][aria-label=Staff]')).toBeNull(),
    );
    await expect(Object.values({ ...localStorage })).toContain('["staff"]');
    await userEvent.click(choice.getByRole('button', { name: 'Show all columns' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('columnheader', { name: 'Staff' });
  },
};

const saved: SavedFile[] = [];
const catchSaved = () => catchSavedFiles(saved);

export const Exports: Story = {
  beforeEach: catchSaved,
  parameters: handled(manyOrders(250), manyExported(250)),
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await canvas.findByText('250 orders exported');
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = saved[0]!.text.trim().split('\r\n');
    await expect(saved[0]!.name).toBe(`orders ${sample().today(101)}.csv`);
    await expect(lines).toHaveLength(251);
    await expect(lines[0]).toBe(
      'Number,Placed,Method,Table or guest,Items,Staff,Status,Payment,Needs attention,Subtotal,Discounts,Service charge,Delivery fee,Tax,Rounding,Total with rounding,Payments,Refunded,Reason,Transaction ID,Business date,Item list',
    );
    // A cell that contains a comma is quoted.
    const cells = [...lines[1]!.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)];
    const amounts = cells.slice(9, 16).map(([, cell]) => Number(cell));
    await expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount)).toBeCloseTo(
      amounts[6]!,
    );
    await expect(lines[1]).toMatch(/^250,\d{4}-\d\d-\d\d \d\d:\d\d,/);
  },
};

export const ExportsEachOrderInItsZone: Story = {
  beforeEach: catchSaved,
  parameters: handled(...exportAcrossZones('2026-11-25T03:30:00.000Z')),
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await canvas.findByText('2 orders exported');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [, malaysian, japanese] = saved[0]!.text.split('\r\n');
    await expect(malaysian).toContain(',2026-11-25 11:30,');
    await expect(japanese).toContain(',2026-11-25 12:30,');
  },
};

/** Next to the menu on a screen of 1280 px: two rows of filters, and every column in full. */
export const NextToMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 998 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await arrived();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Order method' })).toBeEnabled(),
    );
    const fields = [
      ...screen.getAllByRole('combobox', { name: /^(?!Rows per page)/ }),
      screen.getByRole('textbox', { name: 'Transaction ID' }),
    ];
    const boxes = fields.map((field) => field.getBoundingClientRect());
    const height =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    await expect(height).toBeLessThan(boxes[0]!.height * 3);
    const [total, reasons] = within(rows()[0]!).getAllByRole('gridcell').toReversed();
    await expect(reasons!.getBoundingClientRect().right).toBeLessThanOrEqual(
      total!.getBoundingClientRect().left + 1,
    );
  },
};

export const Unreadable: Story = {
  parameters: handled(oneUnreadable()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry can’t be shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Void order' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void order' }));
    await waitFor(() => expect(canvas.queryByText('1 entry can’t be shown')).toBeNull());
  },
};

export const CancelsTheExport: Story = {
  beforeEach: catchSaved,
  play: async ({ canvas, msw }) => {
    await arrived();
    msw.use(never(exportOrders));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(saved).toHaveLength(0);
  },
};

export const Continuous: Story = {
  args: { search: 'length=all' },
  parameters: handled(manyOrders(340)),
  play: async ({ canvas }) => {
    await canvas.findByText('100 of 340 loaded');
    const scroller = document.querySelector('main table')!.parentElement!;
    scroller.scrollTop = scroller.scrollHeight;
    await canvas.findByText('200 of 340 loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('300 of 340 loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('340 of 340 loaded');
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Continuous scroll' }));
    await waitFor(() => expect(address()).toEqual({}));
  },
};

export const TenThousandRows: Story = {
  args: { search: 'length=all' },
  parameters: handled(manyOrders(10_000)),
};
