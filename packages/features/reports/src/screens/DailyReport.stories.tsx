import { getDailyReport, previewDayClosing, type DailyReport as Report } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { dailyReportOf } from '@servery/domain/reports';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { Dialog } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DailyReport } from './DailyReport.tsx';

const meta = {
  component: DailyReport,
  args: { merchantId: '', search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <DailyReport {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof DailyReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const shown = async () => {
  await screen.findByRole('heading', { name: 'Sales' });
};

const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
const nothing: Report = dailyReportOf({
  merchant_id: 101,
  from_date: '2026-11-20',
  to_date: '2026-11-20',
  trading,
  now: new Date('2026-11-20T05:00:00.000Z'),
  orders: [],
  shifts: [],
  cash: [],
  categories: new Map(),
  options: [],
});
const shift = {
  shift_id: 1,
  drawer: 'Till 1',
  person: 'Siti Hajar Ismail',
  float: 20_000,
  sales: 13_600,
  pay_ins: 15_000,
  refunds: 1_495,
  pay_outs: 4_000,
  drops: 25_000,
  expected: 18_105,
  counted: 17_785,
  variance: -320,
  approved_by: 'Suresh Pillai',
  reason: 'Change given twice',
};
const reports = (report: Report) => answer(getDailyReport, () => report);

export const Loaded: Story = {
  play: async () => {
    await shown();
    await expect(screen.getByText('All sums agree')).toBeVisible();
    const sales = within(screen.getByRole('region', { name: 'Sales' }));
    await expect(sales.getByText('Net sales')).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Payments' })).toBeVisible();
  },
};

/** The net sales by hour first, then by what is selected. */
export const Shares: Story = {
  play: async () => {
    await shown();
    const table = () => within(screen.getByRole('table', { name: 'Net sales by' }));
    await expect(table().getByRole('columnheader', { name: 'Hour' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Item' }));
    await expect(table().getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
    await expect(table().getByText('Roti tisu')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Person' }));
    await expect(table().getByText('Not assigned')).toBeVisible();
  },
};

/** Each comparison, on request. */
export const Compared: Story = {
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'All sums agree' }));
    await expect(await screen.findByText('Sales by item and net sales')).toBeVisible();
  },
};

/** A sum expands into the amounts that it adds up. */
export const Explained: Story = {
  play: async () => {
    await shown();
    const sales = within(screen.getByRole('region', { name: 'Sales' }));
    for (const button of sales.getAllByRole('button', { expanded: false }))
      await userEvent.click(button);
    const net = within(sales.getByRole('note', { name: 'How Net sales is calculated' }));
    await expect(net.getByText('Gross sales')).toBeVisible();
    const total = within(sales.getByRole('note', { name: 'How Total is calculated' }));
    await expect(total.getByText('Tax')).toBeVisible();
  },
};
export const ExplainedOnPhone: Story = { ...Explained, globals: phone };

/** A sum that disagrees is named, and a drawer that is short stands out. */
export const Short: Story = {
  parameters: handled(
    reports({
      ...nothing,
      cash: [
        shift,
        {
          ...shift,
          shift_id: 2,
          drawer: 'Bar',
          counted: null,
          variance: null,
          approved_by: null,
          reason: '',
        },
      ],
      checks: [
        ...nothing.checks.filter(({ check }) => check !== 'cash'),
        { check: 'cash', left: 12_105, right: 12_000, is_met: false },
      ],
    }),
  ),
  play: async () => {
    await expect(await screen.findByText('1 sum doesn’t agree')).toBeVisible();
    const drawers = within(screen.getByRole('table', { name: 'Cash drawers' }));
    await expect(drawers.getByText('−RM 3.20')).toBeVisible();
    await expect(
      drawers.getByText('Variance approved by Suresh Pillai: Change given twice'),
    ).toBeVisible();
    await expect(drawers.getAllByText('Not counted yet')).toHaveLength(2);
  },
};

/** A period that is chosen, and one that is too long. */
export const Period: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: /calendar/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalled());
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^from=(.+)&to=\1$/),
      false,
    );
  },
};

const openClosing = async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Close day…' }));
  return within(await screen.findByRole('dialog', { name: /^Close (?!day)/ }));
};

/** The current day is closed; its figures are final. */
export const Closing: Story = {
  play: async () => {
    const form = await openClosing();
    await expect(form.getByText(/closing 1, which can’t be changed/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Carry over all' }));
    await userEvent.click(form.getByRole('button', { name: 'Close day' }));
    await expect(await screen.findByText(/^Closing 1, by Farah Kamaruddin/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close day…' })).toBeNull();
  },
};

/** Every open order has to be confirmed. */
export const ClosingUnconfirmed: Story = {
  play: async () => {
    const form = await openClosing();
    await userEvent.click(form.getByRole('button', { name: 'Close day' }));
    await expect(await form.findByText(/^Confirm each open order/)).toBeVisible();
  },
};

/** Open shifts have to be closed first. */
export const ClosingWaits: Story = {
  parameters: handled(
    answer(previewDayClosing, () => ({
      merchant_id: 101,
      from_date: '2026-11-19',
      business_date: '2026-11-20',
      number: 12,
      open_orders: [],
      open_shifts: [
        {
          id: 1,
          drawer: { id: 101, name: 'Till 1' },
          person: { id: 13, name: 'Siti Hajar Ismail' },
        },
      ],
    })),
  ),
  play: async () => {
    const form = await openClosing();
    await expect(form.getByText('1 shift has to be closed first')).toBeVisible();
    await expect(form.getByText('Siti Hajar Ismail with Till 1')).toBeVisible();
    await expect(form.getByText('No open orders')).toBeVisible();
  },
};

/** A closed day can't be closed again. */
export const Closed: Story = {
  parameters: handled(
    reports({
      ...nothing,
      status: 'closed',
      closing: { id: 1, number: 12, at: '2026-11-20T15:04:00.000Z', by: 'Ben Tan' },
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^Closing 12, by Ben Tan/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close day…' })).toBeNull();
  },
};

/** The app provides the dialog that prints the report of the days that are shown. */
export const Printed: Story = {
  args: {
    renderPrint: ({ to_date }, onClose) => (
      <Dialog isOpen title={to_date} onOpenChange={onClose}>
        Paper
      </Dialog>
    ),
  },
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const dialog = await screen.findByRole('dialog', { name: /^\d{4}-\d\d-\d\d$/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(getDailyReport)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily report' })).toBeVisible();
    await expect(canvas.queryByText('Sales')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(reports(nothing)),
  play: async () => {
    await expect(await screen.findByText('No sales in this period')).toBeVisible();
    await expect(screen.getByText('No payments in this period')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getDailyReport, 'crashed')),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the report')).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: () => {
    sample().defaultUser = 'cashier';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    await expect(await screen.findByText(/“View financial reports” permission/)).toBeVisible();
  },
};
