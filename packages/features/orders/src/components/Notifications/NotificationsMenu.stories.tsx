import { askGuestHelp, createClient, displayOrders, listOrders } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { useCall } from '@servery/api/swr';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listed, matters, notices, withBookingRequests } from './NotificationsMenu.fixtures.ts';
import { NotificationsMenu } from './NotificationsMenu.tsx';

/** Places the bell at the end of a top bar, as in the app, with space for its panel. */
const bar = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'flex-end',
  padding: 8,
  minBlockSize: 760,
} as const;

const meta = {
  component: NotificationsMenu,
  args: {
    merchantId: 101,
    hrefOf: ({ id }) => `/orders/${id}`,
    bookingHrefOf: ({ id }) => `/reservations?open=${id}`,
    boardHref: '/orders/live',
    system: notices(fn()),
  },
  parameters: { layout: 'fullscreen', ...listed(matters) },
  beforeEach: () => withBookingRequests(0),
  render: (args) => (
    <header style={bar}>
      <NotificationsMenu {...args} />
    </header>
  ),
} satisfies Meta<typeof NotificationsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });
/** The panel fades in, so its content becomes visible shortly after it is rendered. */
const isVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const opens: Story['play'] = async () => {
  await userEvent.click(await bell());
  await panel();
};
const orders = async () => {
  const list = await within(await panel()).findByRole('list', {
    name: 'Orders that need attention',
  });
  return within(list).getAllByRole('link');
};

/** A screen that keeps the board's data current, as the live board does. */
function Board() {
  const { data, mutate } = useCall(displayOrders, { query: { merchant_id: 101 } });
  return (
    data && (
      <button
        type="button"
        onClick={() =>
          void mutate((board) => board && { ...board, sequence: board.sequence + 1 }, false)
        }
      >
        Something happens
      </button>
    )
  );
}

const besideTheBoard: Story['render'] = (args) => (
  <main>
    <NotificationsMenu {...args} />
    <Board />
  </main>
);
const somethingHappens = async () =>
  (await screen.findByRole('button', { name: 'Something happens', hidden: true })).click();

export const BookingRequest: Story = {
  beforeEach: () => withBookingRequests(1),
  play: async () => {
    await userEvent.click(await bell('Notifications, 8 unread'));
    const list = await within(await panel()).findByRole('list', { name: 'Booking requests' });
    const [first] = within(list).getAllByRole('link');
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reservations\?open=\d+$/),
    );
    await expect(first).toHaveTextContent(/guest/);
  },
};

export const GuestRequest: Story = {
  beforeEach: async () => {
    const { qr_token: token } = sample().tables.of(101)[0]!;
    await createClient().call(askGuestHelp, { body: { token } });
  },
  play: async ({ args }) => {
    await userEvent.click(await bell('Notifications, 8 unread'));
    const list = await within(await panel()).findByRole('list', { name: 'Guest requests' });
    const [request] = within(list).getAllByRole('link');
    await expect(request).toHaveAccessibleName(/Table A1 · Needs help.*Unread/);
    await expect(request).toHaveAttribute('href', args.boardHref);
  },
};

export const Loaded: Story = {
  play: async ({ args }) => {
    await userEvent.click(await bell('Notifications, 7 unread'));
    const [first, ...rest] = await orders();
    await expect(first).toHaveAccessibleName(
      /Order A12 has been waiting to be accepted for 6 min.*Unread/,
    );
    await expect(first).toHaveAttribute('href', args.hrefOf(matters[0]!));
    await expect(rest).toHaveLength(4);
    const all = within(await panel()).getByRole('link', { name: 'Show all orders' });
    await expect(all).toHaveAttribute('href', '/orders/live');
  },
};

export const AtRest: Story = {
  play: async () => {
    await expect(await bell('Notifications, 7 unread')).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: opens };
export const Touch: Story = { globals: { density: 'touch' }, play: opens };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await opens(context);
    const box = (await panel()).getBoundingClientRect();
    await expect(box.left >= 0 && box.right <= window.innerWidth).toBe(true);
  },
};

export const Many: Story = {
  parameters: listed(
    Array.from({ length: 30 }, (_, n) => ({ ...matters[0]!, id: 500 + n, number: `A${n + 20}` })),
  ),
  play: async () => {
    await userEvent.click(await bell('Notifications, 32 unread'));
    await expect(await orders()).toHaveLength(8);
    await isVisible(() => screen.getByRole('link', { name: 'Show all 30 orders' }));
  },
};

export const LongText: Story = {
  args: {
    system: [
      {
        id: 'long',
        tone: 'danger',
        text: 'Benachrichtigungsberechtigungsverweigerung: '.repeat(4),
        at: sample().now().toISOString(),
      },
    ],
  },
  parameters: listed([
    {
      ...matters[3]!,
      number: 'A1204-77',
      reasons: ['delivery_quote_expired', 'payment_pending_timeout', 'sync_conflict'],
      customer_name: 'Wan Muhammad Hafizuddin bin Wan Abdul Rahman al-Kelantani',
    },
  ]),
  play: opens,
};

export const Empty: Story = {
  args: { system: [] },
  parameters: handled(empty(listOrders)),
  play: async (context) => {
    await opens(context);
    await screen.findByRole('heading', { name: 'Nothing needs your attention' });
    await isVisible(() => screen.getByText('Everything is working.'));
    await expect(screen.getByRole('button', { name: 'All read' })).toHaveAttribute('aria-disabled');
    await isVisible(() => screen.getByRole('link', { name: 'Show all orders' }));
  },
};

export const Loading: Story = {
  parameters: handled(never(listOrders)),
  play: async (context) => {
    await opens(context);
    await expect(screen.getByText('Loading notifications…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listOrders, 'crashed')),
  play: async ({ msw, ...context }) => {
    await opens({ msw, ...context });
    await screen.findByRole('heading', { name: 'Couldn’t load notifications' });
    msw.use(...listed(matters).msw.handlers);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await orders()).toHaveLength(5));
  },
};

export const FailsAfterRows: Story = {
  render: besideTheBoard,
  play: async ({ msw, ...context }) => {
    await opens({ msw, ...context });
    await waitFor(async () => expect(await orders()).toHaveLength(5));
    msw.use(refuses(listOrders, 'crashed'));
    await somethingHappens();
    await screen.findByText('This may be out of date');
    await expect(await orders()).toHaveLength(5);
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(listOrders, 'forbidden', { details: { capability: 'order.view' } })),
  play: async () => {
    await userEvent.click(await bell('Notifications, 2 unread'));
    await screen.findByText(/You need the “View orders” permission/);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await isVisible(() => screen.getByText('The connection is lost.'));
  },
};

export const MarksAllAsRead: Story = {
  play: async () => {
    await userEvent.click(await bell('Notifications, 7 unread'));
    await orders();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    await expect(screen.getByRole('button', { name: 'All read' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await bell('Notifications');
    const { id } = sample().person('merchant')!;
    await expect(localStorage.getItem(`servery.look.read.${id}`)).toMatch(/accept_overdue/);
  },
};

export const OpensAnOrder: Story = {
  play: async () => {
    await userEvent.click(await bell('Notifications, 7 unread'));
    await userEvent.click((await orders())[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bell('Notifications, 6 unread');
  },
};

export const WithoutTheSystem: Story = {
  play: async () => {
    await userEvent.click(await bell('Notifications, 7 unread'));
    const systemSwitch = await screen.findByRole('switch', { name: 'System notifications' });
    await expect(systemSwitch).toBeChecked();
    await userEvent.click(systemSwitch);
    await expect(screen.queryByText('The connection is lost.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await bell('Notifications, 5 unread');
  },
};

export const ActsOnANotice: Story = {
  play: async ({ args, ...context }) => {
    await opens({ args, ...context });
    await userEvent.click(await screen.findByRole('button', { name: 'Load it now' }));
    await expect(args.system![1]!.action!.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async () => {
    const opener = await bell('Notifications, 7 unread');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await panel();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await orders();
    while (document.activeElement !== screen.getByRole('button', { name: 'Mark all as read' }))
      await userEvent.tab();
    await userEvent.tab();
    await expect((await orders())[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await bell()).toHaveFocus());
  },
};

export const BoardUpdates: Story = {
  render: besideTheBoard,
  play: async ({ msw }) => {
    await bell('Notifications, 7 unread');
    msw.use(...listed(matters.slice(0, 2)).msw.handlers);
    await somethingHappens();
    await bell('Notifications, 4 unread');
  },
};
