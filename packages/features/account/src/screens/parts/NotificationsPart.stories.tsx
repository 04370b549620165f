import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPush, subscribePush, testPush } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import type { PushPort, PushSupport, PushTarget } from '../../push/PushPort.ts';
import { NotificationsPart } from './NotificationsPart.tsx';

const target: PushTarget = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/story',
  keys: {
    p256dh:
      'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/** Returns a fake browser with the given notification state, which a story can change. */
function aPort(support: PushSupport, { isAllowed = true, isSubscribed = false } = {}) {
  let subscribed = isSubscribed;
  const listeners = new Set<() => void>();
  let now = support;
  return {
    look: async () => ({ support: now, isSubscribed: subscribed }),
    start: async () => {
      subscribed = isAllowed;
      return isAllowed ? target : null;
    },
    stop: async () => {
      subscribed = false;
    },
    watch: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    becomes: (next: PushSupport) => {
      now = next;
    },
    notify: () => listeners.forEach((listener) => listener()),
  } satisfies PushPort & Record<string, unknown>;
}

const meta = { component: NotificationsPart } satisfies Meta<typeof NotificationsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = answers(() => ({}));
const key = target.keys.p256dh;
const isOnAtHost = answer(getPush, () => ({ public_key: key, is_active: true }));
const name = 'Notify me of new orders';

export const Off: Story = {
  args: { push: aPort('ready') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).not.toBeChecked();
    await expect(
      canvas.queryByRole('button', { name: 'Send a test notification' }),
    ).not.toBeInTheDocument();
  },
};

export const On: Story = {
  args: { push: aPort('ready', { isSubscribed: true }) },
  parameters: { msw: { handlers: [isOnAtHost] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Send a test notification' })).toBeVisible();
  },
};

export const TurnsOnAndOff: Story = {
  args: { onPush: fn() },
  render: ({ onPush }) => <NotificationsPart push={aPortOnce()} onPush={onPush} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test notification' }));
    await expect(args.onPush).toHaveBeenLastCalledWith(expect.objectContaining(target));
    await canvas.findByText('Test sent. It should appear within a few seconds.');
    await expect(canvas.getByRole('switch', { name })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name }));
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await expect(args.onPush).toHaveBeenLastCalledWith(null);
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', { name: 'Send a test notification' }),
      ).not.toBeInTheDocument(),
    );
  },
};
let port: PushPort | null = null;
const aPortOnce = () => (port ??= aPort('ready'));

const onSubscribe = fn();
export const AsksInItsLanguage: Story = {
  args: { push: aPort('ready') },
  parameters: {
    msw: {
      handlers: [
        answer(subscribePush, ({ body }) => {
          onSubscribe(body);
          return { public_key: key, is_active: true };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByRole('button', { name: 'Send a test notification' });
    await expect(onSubscribe).toHaveBeenCalledWith({
      ...target,
      words: {
        order_title: 'New order',
        order_body: 'Order {number} has come in.',
        bill_title: 'Bill requested',
        help_title: 'Help requested',
        request_body: 'Table {table}',
        booking_title: 'Booking requested',
        booking_body: 'Open Reservations to confirm or decline it.',
        test_title: 'Notifications work',
        test_body: 'New orders will look like this.',
      },
      is_active: true,
    });
  },
};

export const NotAllowed: Story = {
  args: { push: aPort('ready', { isAllowed: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByText(/Notifications weren’t allowed in the browser/);
    await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
};

const forgetful = aPort('denied');
export const Denied: Story = {
  args: { push: forgetful },
  play: async ({ canvas, userEvent }) => {
    forgetful.becomes('denied');
    await canvas.findByText('Your browser is blocking notifications from Servery');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
    forgetful.becomes('ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeEnabled());
    forgetful.becomes('denied');
    forgetful.notify();
    await canvas.findByText('Your browser is blocking notifications from Servery');
  },
};

export const Unsupported: Story = {
  args: { push: aPort('unsupported') },
  play: async ({ canvas }) => {
    await canvas.findByText('This browser doesn’t support notifications');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
};

/** The state of notifications in Storybook, which has a different service worker. */
export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Notifications aren’t available here');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
};

export const TestGone: Story = {
  args: On.args,
  parameters: {
    msw: { handlers: [isOnAtHost, answer(testPush, () => ({ outcome: 'failed' as const }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test notification' }));
    await canvas.findByText(/The push service didn’t accept the notification/);
  },
};

export const NotTurnedOn: Story = {
  args: { push: aPort('ready'), onPush: fn() },
  parameters: { msw: { handlers: [refuses(subscribePush, 'crashed')] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByText('Something went wrong. Try again in a moment.');
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await expect(args.onPush).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { push: aPort('ready') },
  parameters: { msw: { handlers: [never(subscribePush)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Loading: Story = {
  args: { push: aPort('ready') },
  parameters: { msw: { handlers: [never(getPush)] } },
};

export const Failed: Story = {
  args: { push: aPort('ready') },
  parameters: { msw: { handlers: [refuses(getPush, 'crashed')] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load this page' });
  },
};

export const Phone: Story = { ...On, globals: { viewport: { value: 'phone', isRotated: false } } };
