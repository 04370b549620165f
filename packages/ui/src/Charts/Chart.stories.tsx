import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chart } from './Chart.tsx';
import { guide } from './Chart.guide.ts';
import type { ChartRow } from './data.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const week: ChartRow[] = days.map((name, n) => ({
  name,
  hall: 20 + n * 4,
  away: 12 + ((n * 5) % 9),
  home: 6 + ((n * 3) % 7),
}));
const channels: ChartRow[] = [
  { name: 'Dine-in', orders: 52 },
  { name: 'Takeaway', orders: 31 },
  { name: 'Delivery', orders: 17 },
];
const orders = [{ key: 'orders', label: 'Orders' }];

const meta = {
  component: Chart,
  title: 'Chart',
  parameters: { guide },
  args: {
    kind: 'line',
    label: 'Orders of a week by channel',
    data: week,
    series: [
      { key: 'hall', label: 'Dine-in' },
      { key: 'away', label: 'Takeaway' },
      { key: 'home', label: 'Delivery' },
    ],
    labels: {
      category: 'Day',
      legend: 'Channels',
      showTable: 'As a table',
      showChart: 'As a chart',
      empty: 'No orders in this week',
      loading: 'Orders are loading',
      error: 'Couldn’t load orders',
      retry: 'Try again',
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks the contract of every kind and adapter: a named drawing, and all values in the table. */
const conforms: NonNullable<Story['play']> = async ({ args, canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
  const drawn = '.recharts-surface :is(path, rect, circle, line)';
  await waitFor(() => expect(canvasElement.querySelectorAll(drawn).length).toBeGreaterThan(0));
  await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
  const table = canvas.getByRole('table', { name: args.label });
  for (const row of args.data) await expect(table).toHaveTextContent(row.name);
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(args.series.length + 1);
  await userEvent.click(canvas.getByRole('button', { name: 'As a chart' }));
  await waitFor(() => expect(canvasElement.querySelectorAll(drawn).length).toBeGreaterThan(0));
};

export const Default: Story = { play: conforms };
export const Area: Story = { args: { kind: 'area' }, play: conforms };
export const StackedArea: Story = { args: { kind: 'area', isStacked: true }, play: conforms };
export const Bars: Story = { args: { kind: 'bar' }, play: conforms };
export const StackedBars: Story = { args: { kind: 'bar', isStacked: true }, play: conforms };
export const LyingBars: Story = { args: { kind: 'bar', isHorizontal: true }, play: conforms };
export const LineOverBars: Story = {
  args: {
    kind: 'bar',
    series: [
      { key: 'hall', label: 'Dine-in' },
      { key: 'away', label: 'Takeaway', kind: 'line' },
    ],
  },
  play: conforms,
};
export const Pie: Story = {
  args: { kind: 'pie', data: channels, series: orders },
  play: async (context) => {
    await conforms(context);
    await expect(context.canvas.getByRole('list', { name: 'Channels' })).toHaveTextContent(
      'Takeaway31',
    );
  },
};
export const Donut: Story = {
  args: { kind: 'donut', data: channels, series: orders },
  play: conforms,
};
export const Radar: Story = { args: { kind: 'radar' }, play: conforms };
export const Radial: Story = {
  args: { kind: 'radial', data: channels, series: orders },
  play: conforms,
};
export const Scatter: Story = {
  args: {
    kind: 'scatter',
    label: 'Minutes by lines of an order',
    data: Array.from({ length: 24 }, (_, n) => ({
      name: `Order ${1048 + n}`,
      x: 1 + ((n * 5) % 12),
      minutes: 6 + ((n * 7) % 18),
    })),
    series: [{ key: 'minutes', label: 'Minutes' }],
  },
  play: conforms,
};
export const Candlestick: Story = {
  args: {
    kind: 'candlestick',
    label: 'Price of prawns',
    data: days.map((name, n) => ({
      name,
      open: 40 + ((n * 3) % 7),
      close: 41 + ((n * 5) % 8),
      high: 51 + (n % 3),
      low: 36 - (n % 4),
    })),
    series: ['open', 'high', 'low', 'close'].map((key) => ({ key, label: key })),
  },
  play: conforms,
};
export const Heatmap: Story = {
  args: {
    kind: 'heatmap',
    label: 'Orders by day and hour',
    data: days.map((name, n) => ({
      name,
      noon: 20 + ((n * 7) % 19),
      six: 30 + ((n * 11) % 23),
      eight: 10 + ((n * 5) % 13),
    })),
    series: [
      { key: 'noon', label: '12:00' },
      { key: 'six', label: '18:00' },
      { key: 'eight', label: '20:00' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Mon 20 30 10' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { format: (value: number) => `${value} orders` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await waitFor(() => canvas.getByRole('application'));
    await expect(drawing).toHaveAccessibleName('Orders of a week by channel');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dine-in' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    const back = canvasElement.ownerDocument.dir === 'rtl';
    await userEvent.keyboard(back ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tue'));
    await expect(canvas.getByRole('status')).toHaveTextContent('24 orders');
  },
};

export const LegendToggle: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lines = () => canvasElement.querySelectorAll('.recharts-line').length;
    await waitFor(() => expect(lines()).toBe(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Takeaway' }));
    await waitFor(() => expect(lines()).toBe(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dine-in' }));
    await expect(lines()).toBe(1);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getByRole('row', { name: 'Mon 20 12 6' })).toBeVisible();
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: { isFailed: true, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders in this week')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    kind: 'bar',
    isHorizontal: true,
    data: [
      { name: 'Selbstabholungen', orders: 20 },
      { name: 'Lieferungen im Stadtgebiet', orders: 30 },
    ],
    series: [{ key: 'orders', label: 'Bestellungen einschließlich aller Vorbestellungen' }],
  },
};
export const Many: Story = {
  args: {
    data: Array.from({ length: 180 }, (_, n) => ({
      name: `Day ${n + 1}`,
      hall: 20 + ((n * 37) % 23),
      away: 10 + ((n * 17) % 13),
      home: 5 + ((n * 7) % 11),
    })),
  },
};

/** Uses another library instead of Recharts, through the adapter's props alone. */
export const OtherAdapter: Story = {
  args: {
    adapter: ({ label, data, series }) => (
      <svg role="img" aria-label={label} width="100%" height="100%">
        <title>{`${label}: ${data.length} × ${series.length}`}</title>
      </svg>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Takeaway' }));
    await expect(canvas.getByText('Orders of a week by channel: 7 × 2')).toBeInTheDocument();
  },
};
