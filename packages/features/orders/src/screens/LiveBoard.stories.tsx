import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  askGuestHelp,
  createClient,
  displayOrders,
  liveEvents,
  placeOrder,
  toggleOrderStatus,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { guestArrives, sample } from '@servery/sample';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveBoard } from './LiveBoard.tsx';
import { fakeAudio, strokes } from './LiveBoardAudio.fixtures.ts';
import {
  changedOrders,
  firstNew,
  manyOrders,
  noOrders,
  oneUnreadable,
  outlet,
} from './LiveBoard.fixtures.ts';

const meta = {
  component: LiveBoard,
  args: { merchantId: outlet, onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvb', padding: '0.5rem 0.75rem 0' }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    document.title = 'Orders';
  },
} satisfies Meta<typeof LiveBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const lane = (name: RegExp) => screen.findByRole('region', { name });
const ticket = (number: string, within_: HTMLElement) =>
  within(within_).findByRole('button', { name: new RegExp(`^Order ${number},`) });

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};

export const Loaded: Story = { play: shown };
export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };
export const Unreadable: Story = {
  parameters: handled(oneUnreadable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry can’t be shown')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Void order' })).toBeVisible();
    await lane(/^New/);
  },
};

export const Loading: Story = { parameters: handled(never(displayOrders)) };
export const Empty: Story = {
  parameters: handled(noOrders),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};
export const Many: Story = { parameters: handled(manyOrders(60)), play: shown };
export const ThreeHundredOrders: Story = { parameters: handled(manyOrders(300)), play: shown };

export const LongText: Story = {
  play: shown,
  parameters: handled(
    changedOrders((row) => ({
      customer_name: 'Wan Muhammad Hafizuddin bin Wan Abdul Rahman al-Kelantani',
      table: row.table && { ...row.table, name: 'Verandah, second row by the bougainvillea' },
      note: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze at the door; no peanuts at all, really none, the smallest one is allergic.',
      lines: row.lines.map((line) => ({
        ...line,
        name: `${line.name} with everything that the kitchen can think of`,
        options: `Extra-extra-scharfe-Sambal-Belacan-Spezialsauce ${line.options}`,
      })),
    })),
  ),
};

export const Failed: Story = {
  parameters: handled(refuses(displayOrders, 'crashed')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load the live board' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(
    refuses(displayOrders, 'forbidden', { details: { capability: 'order.view' } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/You need the “View orders” permission/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Stale: Story = {
  play: async ({ canvas, msw }) => {
    await lane(/^New/);
    msw.use(refuses(displayOrders, 'crashed'), refuses(liveEvents, 'crashed'));
    sample().save('order.changed', sample().order(firstNew().id));
    await canvas.findByText(/These orders may be out of date/);
    await expect(within(await lane(/^New/)).getAllByRole('article')).not.toHaveLength(0);
  },
};

export const Connecting: Story = {
  parameters: handled(never(liveEvents)),
  play: async ({ canvas }) => {
    await lane(/^New/);
    await expect(canvas.getByText('Connecting')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: handled(refuses(liveEvents, 'maintenance')),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => delete (navigator as { onLine?: boolean }).onLine;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Offline\. Last updated at \d/)).toBeVisible();
  },
};

export const NoResult: Story = {
  play: async ({ canvas }) => {
    await lane(/^New/);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByRole('heading', { name: 'No matching orders' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await lane(/^New/);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const AcceptsAndUndoes: Story = {
  play: async () => {
    const { number } = firstNew();
    const fresh = await lane(/^New/);
    const opener = await ticket(number, fresh);
    const card = within(opener.closest('article')!);
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    await ticket(number, await lane(/^Action needed/));
    await waitFor(() =>
      expect(
        within(fresh).queryByRole('button', { name: new RegExp(`^Order ${number},`) }),
      ).toBeNull(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await ticket(number, fresh);
  },
};

export const OrderArrives: Story = {
  play: async ({ canvas }) => {
    await lane(/^New/);
    await canvas.findByText('Live');
    const before = Number(document.title.match(/^\((\d+)\)/)?.[1]);
    const shop = sample().merchant(outlet);
    const { number } = await createClient().call(placeOrder, {
      body: {
        merchant_id: outlet,
        order_method: 'dine_in',
        source: 'guest',
        table_id: shop.tables[3]!.id,
        lines: [{ menu_id: shop.items.find(({ options }) => !options?.length)!.id, quantity: 2 }],
      },
    });
    const fresh = await lane(/^New/);
    await ticket(number, fresh);
    await waitFor(() =>
      expect(document.querySelector('[aria-live] [data-arrivals]')).toHaveTextContent(
        `New order ${number}: Dine-in, A4`,
      ),
    );
    await waitFor(() => expect(document.title).toBe(`(${before + 1}) Orders`));
    const tickets = within(fresh).getAllByRole('article');
    await expect(tickets.at(-1)).toHaveTextContent(number);
    await userEvent.click(within(fresh).getByRole('button', { name: 'Silence alert' }));
    await expect(within(fresh).queryByRole('button', { name: 'Silence alert' })).toBeNull();
  },
};

export const Rings: Story = {
  beforeEach: () => fakeAudio(),
  play: async ({ canvas }) => {
    await lane(/^New/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable sound' }));
    await canvas.findByRole('button', { name: 'Sound is on' });
    const before = strokes();
    await expect(before).toBeGreaterThan(0);
    guestArrives(sample(), outlet);
    await waitFor(() => expect(strokes()).toBeGreaterThan(before));
  },
};

export const GuestRequest: Story = {
  beforeEach: () => fakeAudio(),
  play: async ({ canvas }) => {
    await lane(/^New/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable sound' }));
    await userEvent.keyboard('k');
    const before = strokes();
    const { name, qr_token: token } = sample().tables.of(outlet)[0]!;
    await createClient().call(askGuestHelp, { body: { token } });
    const list = await canvas.findByRole('list', { name: 'Guest requests' });
    await expect(list).toHaveTextContent(`Table ${name}Needs help`);
    await waitFor(() => expect(strokes()).toBeGreaterThan(before));
    await userEvent.click(within(list).getByRole('button', { name: `On my way to table ${name}` }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Guest requests' })).toBeNull());
  },
};

/** Many simultaneous guest requests leave space for the orders. */
export const GuestRequests: Story = {
  beforeEach: async () => {
    for (const { qr_token: token, is_active } of sample().tables.of(outlet).slice(0, 9))
      if (is_active) await createClient().call(askGuestHelp, { body: { token } });
  },
  play: async ({ canvas }) => {
    await lane(/^New/);
    await canvas.findByRole('list', { name: 'Guest requests' });
  },
};
export const GuestRequestsDark: Story = { ...GuestRequests, globals: { skin: 'dark' } };
export const GuestRequestsPhone: Story = { ...GuestRequests, globals: phone };

export const MuteIsRemembered: Story = {
  beforeEach: () => fakeAudio(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable sound' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sound is on' }));
    await canvas.findByRole('button', { name: 'Sound is off' });
    await expect(localStorage.getItem('servery.look.sound')).toContain('"isOn":false');
    const before = strokes();
    guestArrives(sample(), outlet);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\)/));
    await expect(strokes()).toBe(before);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const fresh = await lane(/^New/);
    const [first, second] = within(fresh).getAllByRole('button', { name: /^Order/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement?.closest('section')).toHaveAccessibleName(/^Action needed/),
    );
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}a?');
    await expect(canvas.getByRole('searchbox')).toHaveValue('a?');
  },
};

export const NextActionByKey: Story = {
  play: async () => {
    const { number } = firstNew();
    const fresh = await lane(/^New/);
    const opener = await ticket(number, fresh);
    opener.focus();
    await userEvent.keyboard('a');
    await ticket(number, await lane(/^Action needed/));
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await expect(document.activeElement?.closest('section')).toBe(fresh);
  },
};

export const ShortcutsListed: Story = {
  play: async () => {
    await lane(/^New/);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

export const WithoutPermission: Story = {
  beforeEach: () => {
    sample().defaultUser = 'kitchen';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    const fresh = await lane(/^New/);
    await ticket(firstNew().number, fresh);
    await waitFor(async () =>
      expect(
        within(await lane(/^Action needed/)).getAllByRole('button', { name: 'Ready' }),
      ).not.toHaveLength(0),
    );
    await expect(within(fresh).queryByRole('button', { name: 'Accept' })).toBeNull();
    // Without buttons, tickets keep no space for them.
    for (const { lastElementChild } of within(fresh).getAllByRole('article'))
      await expect(lastElementChild).not.toBeEmptyDOMElement();
  },
};

export const HoldsStill: Story = {
  play: async () => {
    const { number, id } = firstNew();
    const fresh = await lane(/^New/);
    const opener = await ticket(number, fresh);
    const next = opener.closest('li')!.nextElementSibling!;
    const place = next.getBoundingClientRect().top;
    await fireEvent.pointerDown(opener, { pointerType: 'touch' });
    await createClient().call(toggleOrderStatus, {
      body: { order_id: id, version: sample().order(id).version, status: 'accepted' },
    });
    await ticket(number, await lane(/^Action needed/));
    await expect(next.getBoundingClientRect().top).toBe(place);
    await fireEvent.pointerUp(opener, { pointerType: 'touch' });
    await waitFor(() => expect(opener).not.toBeInTheDocument());
  },
};
