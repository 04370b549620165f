import { getDashboard, liveEvents, type DashboardOutlet } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { noFigures } from '@servery/domain/dashboard';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { HrefOf } from '../links.ts';
import { Dashboard } from './Dashboard.tsx';

const hrefOf: HrefOf = (link, merchant_id) => `#${link}-${merchant_id ?? 'all'}`;

const meta = {
  component: Dashboard,
  args: { hrefOf },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const calm = answer(getDashboard, ({ ctx }) => ({
  at: ctx.now.toISOString(),
  has_orders: true,
  outlets: [
    {
      id: 101,
      name: 'Seri Melati Chow Kit',
      setup_status: 'live' as const,
      is_open: true,
      business_date: '2026-11-26',
      set_up: [],
      figures: noFigures,
    },
  ],
  totals: { ...noFigures, orders_today: 12, orders_usual: 9 },
}));

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /New orders/ });
    await expect(tile).toHaveAttribute('href', '#new_orders-all');
    const guide = canvas.getByRole('link', { name: 'Continue set-up' });
    await expect(guide).toHaveAttribute('href', '#set_up-101');
    await expect(canvas.getByText('Not enough days to compare yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Several outlets: their sum in the tiles, and the outlets side by side. */
export const Outlets: Story = {
  beforeEach: () => {
    const world = sample();
    world.defaultUser = 'supermerchant';
    return () => {
      world.defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Outlets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seri Melati Bangsar' })).toHaveAttribute(
      'href',
      '#dashboard-102',
    );
  },
};

/** Nothing needs attention, and there are more orders than usual. */
export const Empty: Story = {
  parameters: { msw: { handlers: [calm] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention')).toBeVisible();
    await expect(canvas.getByText('3 more than usual by now')).toBeVisible();
  },
};

/** Several outlets follow the events of each of them. */
export const LiveOutlets: Story = {
  ...Outlets,
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /New orders/ });
    const world = sample();
    const order = world.ordersOf([102]).find(({ status }) => status === 'completed')!;
    const before = Number(tile.textContent?.match(/\d+/)?.[0]);
    world.save('order.changed', { ...order, status: 'new', version: order.version + 1 });
    await waitFor(() => expect(tile).toHaveTextContent(new RegExp(`^${before + 1}\\D`)));
  },
};

const newOutlet: DashboardOutlet = {
  id: 101,
  name: 'Kopitiam Jaya',
  setup_status: 'draft',
  is_open: false,
  business_date: '2026-11-26',
  set_up: ['profile', 'hours', 'taxes', 'tables', 'menu', 'printers'],
  figures: { ...noFigures, orders_usual: null },
};
const shows = (outlet: DashboardOutlet) => ({
  msw: {
    handlers: [
      answer(getDashboard, ({ ctx }) => ({
        at: ctx.now.toISOString(),
        has_orders: false,
        outlets: [outlet],
        totals: outlet.figures,
      })),
    ],
  },
});

/** A new business is led to its set-up. */
export const NewBusiness: Story = {
  parameters: shows(newOutlet),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome to Kopitiam Jaya' });
    await expect(canvas.getByRole('link', { name: 'Continue set-up' })).toHaveAttribute(
      'href',
      '#set_up-101',
    );
    await expect(canvas.queryByRole('link', { name: 'Take an order' })).toBeNull();
  },
};

/** A live business without any order is led to its first one. */
export const FirstDay: Story = {
  parameters: shows({
    ...newOutlet,
    setup_status: 'live',
    is_open: true,
    set_up: ['printers'],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kopitiam Jaya is ready for its first order' });
    await expect(canvas.getByRole('link', { name: 'Take an order' })).toHaveAttribute(
      'href',
      '#first_order-101',
    );
    await expect(canvas.getByRole('link', { name: 'Continue set-up' })).toBeVisible();
  },
};

/** The open steps of the set-up are hidden from people who can't change it. */
export const NoSetUp: Story = {
  beforeEach: () => {
    const world = sample();
    world.defaultUser = 'supervisor';
    return () => {
      world.defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    await expect(canvas.queryByRole('heading', { name: 'Unfinished set-up' })).toBeNull();
  },
};

/** The reader can't open the lists, so the figures aren't links. */
export const NoLinks: Story = {
  args: { hrefOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New orders')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Outlets,
  play: undefined,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getDashboard)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getDashboard, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the dashboard')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The figures stay when they can't be updated. */
export const Stale: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: /New orders/ });
    msw.use(refuses(getDashboard, 'crashed'), refuses(liveEvents, 'crashed'));
    sample().save('order.changed', sample().ordersOf([101])[0]!);
    await expect(await canvas.findByText('These figures may be out of date')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /New orders/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(getDashboard, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to the dashboard')).toBeVisible();
  },
};
