import {
  bumpLines,
  createClient,
  displayKitchen,
  liveEvents,
  toggleOrderStatus,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitchenDisplay, type KitchenDisplayProps } from './KitchenDisplay.tsx';
import {
  anOrderOfTwoCourses,
  anOrderWithADishTwice,
  many,
  outlet,
  shows,
  ticketsNow,
  zoneNamed,
} from './KitchenDisplay.fixtures.ts';

/** The display with the zone in local state, in place of the URL. */
function Shown(props: KitchenDisplayProps) {
  const [zone, setZone] = useState(props.zoneId);
  return (
    <main style={{ blockSize: '100dvb' }}>
      <KitchenDisplay
        {...props}
        zoneId={zone}
        onZoneChange={(next) => {
          setZone(next);
          props.onZoneChange(next);
        }}
      />
    </main>
  );
}

const meta = {
  component: KitchenDisplay,
  args: { merchantId: outlet, zoneId: '', onZoneChange: fn() },
  render: (args) => <Shown {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof KitchenDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};
const articles = () => screen.findAllByRole('article');
const shown: Story['play'] = async () => {
  await articles();
};
const first = async () => within((await articles())[0]!);
const ids = () => screen.queryAllByRole('article').map(({ dataset }) => Number(dataset['ticket']));
const statuses = (id: number) =>
  sample()
    .order(id)
    .items.map(({ status }) => status);
/** Permissions load a moment after the tickets. */
const bumps = () => screen.findAllByRole('button', { name: 'Ready' });

export const Loaded: Story = { play: shown };
export const Light: Story = {
  play: async () => {
    await articles();
    await userEvent.click(await screen.findByRole('button', { name: 'Light mode' }));
    await screen.findByRole('button', { name: 'Dark mode' });
  },
};
export const Phone: Story = { globals: phone, play: shown };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: {
    viewport: {
      options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } } },
    },
  },
  play: shown,
};
export const Loading: Story = { parameters: handled(never(displayKitchen)) };

export const Empty: Story = {
  parameters: handled(shows(() => [])),
  play: async () => {
    await screen.findByRole('heading', { name: 'No open tickets' });
  },
};

export const Unreadable: Story = {
  play: async () => {
    await articles();
    const order = sample().order(ids()[0]!);
    sample().save('order.changed', { ...order, covers: -1 });
    await screen.findByText('1 entry can’t be shown');
    await screen.findByText(`${order.number} (ID ${order.id})`);
    await waitFor(() => expect(ids()).not.toContain(order.id));
    sample().save('order.changed', order);
    await waitFor(() => expect(ids()).toContain(order.id));
    await expect(screen.queryByText('1 entry can’t be shown')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(displayKitchen, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the kitchen display' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(displayKitchen, 'forbidden')),
  play: async () => {
    await screen.findByText(/You need the “View orders” permission/);
  },
};

export const Stale: Story = {
  play: async ({ msw }) => {
    await articles();
    await screen.findByText('Live');
    msw.use(refuses(displayKitchen, 'crashed'), refuses(liveEvents, 'crashed'));
    sample().save('order.changed', sample().order(ids()[0]!));
    await screen.findByText('These tickets may be out of date');
    await articles();
  },
};

export const ReadOnly: Story = {
  beforeEach: as('waiter'),
  play: async () => {
    await articles();
    await expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
  },
};

export const AsKitchen: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    await expect((await bumps()).length).toBe((await articles()).length);
  },
};

export const Many: Story = {
  parameters: handled(many(150)),
  play: async () => {
    await waitFor(() => expect(ids()).toHaveLength(150));
  },
};

export const LongText: Story = {
  parameters: handled(
    shows((tickets) =>
      tickets.map((ticket) => ({
        ...ticket,
        table: null,
        customer_name: 'Wan Muhammad Hafizuddin bin Wan Abdul Rahman al-Kelantani',
        note: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze at the door; no peanuts at all.',
        lines: ticket.lines.map((line) => ({
          ...line,
          name: `${line.name} with everything that the kitchen can think of`,
          options: [{ name: 'Extra-extra-scharfe-Sambal-Belacan-Spezialsauce', quantity: 3 }],
          note: 'Sambal asing, tak nak bawang, kurang pedas',
        })),
      })),
    ),
  ),
  play: shown,
};

export const AgesInColourAndWord: Story = {
  parameters: handled(
    shows((tickets, now) =>
      tickets.slice(0, 3).map((ticket, i) => {
        const at = new Date(now.getTime() - [2, 16, 40][i]! * 60_000).toISOString();
        const lines = ticket.lines.map((line) => ({
          ...line,
          status: 'queued' as const,
          fired_at: at,
        }));
        return { ...ticket, placed_at: at, promised_at: null, lines };
      }),
    ),
  ),
  play: async () => {
    for (const word of ['On time', 'Due soon', 'Late']) await screen.findByText(word);
    await screen.findByText('40 min');
  },
};

export const OneZone: Story = {
  play: async ({ args }) => {
    await articles();
    const zone = ticketsNow().flatMap(({ lines }) => lines)[0]!.zone_id!;
    const { name } = sample()
      .kitchens.of(outlet)
      .find(({ id }) => id === zone)!;
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(args.onZoneChange).toHaveBeenCalledWith(zone);
    const mine = ticketsNow().filter(({ lines }) =>
      lines.some(
        (line) => line.zone_id === zone && ['held', 'queued', 'preparing'].includes(line.status),
      ),
    );
    await waitFor(() => expect(ids().toSorted()).toEqual(mine.map(({ id }) => id).toSorted()));
  },
};

export const BumpsAndUndoes: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    const [bump] = await bumps();
    const [id] = ids();
    const before = statuses(id!);
    await userEvent.click(bump!);
    await waitFor(() => expect(ids()).not.toContain(id));
    await waitFor(() => expect(sample().order(id!).status).toBe('ready'));
    await screen.findByText(`${sample().order(id!).number} is ready`);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(ids()[0]).toBe(id));
    await waitFor(() => expect(statuses(id!)).toEqual(before));
  },
};

export const BumpsALine: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    await bumps();
    const id = ids()[0]!;
    const [line] = (await first()).getAllByRole('button', { name: /Mark as ready$/ });
    await userEvent.click(line!);
    await waitFor(() => expect(statuses(id)).toContain('ready'));
  },
};

export const Starts: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    const [start] = await screen.findAllByRole('button', { name: 'Start' });
    const id = Number(start!.closest('article')!.dataset['ticket']);
    await userEvent.click(start!);
    await waitFor(() => expect(sample().order(id).status).toBe('preparing'));
    const card = document.querySelector<HTMLElement>(`[data-ticket="${id}"]`)!;
    await expect(within(card).queryByRole('button', { name: 'Start' })).toBeNull();
  },
};

export const Recalls: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    const [bump] = await bumps();
    const [id] = ids();
    const { number } = sample().order(id!);
    await userEvent.click(bump!);
    await waitFor(() => expect(sample().order(id!).status).toBe('ready'));
    await userEvent.click(await screen.findByRole('button', { name: 'All day' }));
    await userEvent.click(await screen.findByRole('button', { name: `Recall ${number}` }));
    await waitFor(() => expect(ids()).toContain(id));
    await waitFor(() => expect(sample().order(id!).status).toBe('preparing'));
  },
};

export const HoldsAndFires: Story = {
  beforeEach: () => {
    const put = as('kitchen')();
    anOrderOfTwoCourses();
    return put;
  },
  play: async () => {
    const [hold] = await screen.findAllByRole('button', { name: 'Hold' });
    const id = Number(hold!.closest('article')!.dataset['ticket']);
    await userEvent.click(hold!);
    await waitFor(() => expect(statuses(id)).toContain('held'));
    const card = within(document.querySelector<HTMLElement>(`[data-ticket="${id}"]`)!);
    await expect(card.getAllByText('On hold').length).toBeGreaterThan(0);
    await userEvent.click(card.getByRole('button', { name: 'Fire' }));
    await waitFor(() => expect(statuses(id)).not.toContain('held'));
  },
};

/** One dish on two lines shows as one row, which bumps both. */
export const EqualLines: Story = {
  beforeEach: () => {
    const put = as('kitchen')();
    anOrderWithADishTwice();
    return put;
  },
  play: async () => {
    await bumps();
    const row = await screen.findByRole('button', { name: /^5 ?Roti canai banjir/ });
    const id = Number(row.closest('article')!.dataset['ticket']);
    await userEvent.click(row);
    await waitFor(() => expect(statuses(id)).toEqual(['ready', 'ready', 'queued']));
    const { number } = sample().order(id);
    await screen.findByText(`${number} · Roti canai banjir is ready`);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses(id)).toEqual(['queued', 'queued', 'queued']));
  },
};

/** Items for the guests at a table, each with its seat. */
export const Seats: Story = {
  parameters: handled(
    shows((tickets) =>
      tickets.map((ticket) => ({
        ...ticket,
        lines: ticket.lines.map((line, i) => ({ ...line, seat: i + 1 })),
      })),
    ),
  ),
  play: async () => {
    await expect(await (await first()).findByText('Seat 1')).toBeVisible();
  },
};

/** Fills the screen with the display, by a button or a key. */
export const FullScreen: Story = {
  play: async () => {
    await articles();
    const full = await screen.findByRole('button', { name: 'Full screen' });
    await expect(full).toHaveAttribute('aria-pressed', 'false');
    const display = full.closest('[data-density]') as HTMLElement;
    // Browsers allow it only after a real press, so requests are recorded here.
    const request = fn(() => Promise.resolve());
    display.requestFullscreen = request;
    await userEvent.click(full);
    await userEvent.keyboard('f');
    await expect(request).toHaveBeenCalledTimes(2);
  },
};

export const AllDay: Story = {
  play: async () => {
    await articles();
    await userEvent.click(await screen.findByRole('button', { name: 'All day' }));
    const panel = within(await screen.findByRole('complementary', { name: 'All day' }));
    await expect(panel.getAllByRole('listitem').length).toBeGreaterThan(2);
    await panel.findByText('Recently completed');
  },
};

export const Arrives: Story = {
  play: async () => {
    await articles();
    await screen.findByText('Live');
    const order = sample()
      .ordersOf([outlet])
      .find(({ status, items }) => status === 'new' && items.length > 0)!;
    await createClient().call(toggleOrderStatus, {
      body: { order_id: order.id, version: order.version, status: 'accepted' },
    });
    await waitFor(() => expect(ids()).toContain(order.id));
    await waitFor(() =>
      expect(document.querySelector('[data-arrivals]')).toHaveTextContent(
        `New ticket ${order.number}`,
      ),
    );
  },
};

export const Conflict: Story = {
  beforeEach: as('kitchen'),
  parameters: handled(refuses(bumpLines, 'conflict')),
  play: async () => {
    const [bump] = await bumps();
    const [id] = ids();
    await userEvent.click(bump!);
    await screen.findByText('This order has changed. Check it before you continue.');
    await waitFor(() => expect(ids()).toContain(id));
  },
};

export const Keyboard: Story = {
  beforeEach: as('kitchen'),
  play: async () => {
    await bumps();
    const [, second] = ids();
    await userEvent.keyboard('2');
    await waitFor(() => expect(ids()).not.toContain(second));
    await waitFor(() => expect(sample().order(second!).status).toBe('ready'));
    await userEvent.keyboard('u');
    await waitFor(() => expect(ids()).toContain(second));
    await waitFor(() => expect(statuses(second!)).not.toContain('ready'));
    await userEvent.keyboard('c');
    await screen.findByRole('complementary', { name: 'All day' });
  },
};

export const FromAnAddress: Story = {
  args: { zoneId: zoneNamed('Drinks') },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Drinks' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
