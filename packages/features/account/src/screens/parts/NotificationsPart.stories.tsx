import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPush, subscribePush, testPush } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import type { PushDoor, PushStanding, PushTarget } from '../../push/PushDoor.ts';
import { NotificationsPart } from './NotificationsPart.tsx';

const target: PushTarget = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/story',
  keys: {
    p256dh:
      'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/** A browser that stands so to notifications, and is asked by nobody but the story. */
function aDoor(standing: PushStanding, { isAllowed = true, isSubscribed = false } = {}) {
  let subscribed = isSubscribed;
  const tell = new Set<() => void>();
  let now = standing;
  return {
    look: async () => ({ standing: now, isSubscribed: subscribed }),
    start: async () => {
      subscribed = isAllowed;
      return isAllowed ? target : null;
    },
    stop: async () => {
      subscribed = false;
    },
    watch: (onChange: () => void) => {
      tell.add(onChange);
      return () => tell.delete(onChange);
    },
    becomes: (next: PushStanding) => {
      now = next;
    },
    news: () => tell.forEach((one) => one()),
  } satisfies PushDoor & Record<string, unknown>;
}

const meta = { component: NotificationsPart } satisfies Meta<typeof NotificationsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = answers(() => ({}));
const key = target.keys.p256dh;
const isOnAtHost = answer(getPush, () => ({ public_key: key, is_active: true }));
const name = 'Notify me of new orders';

export const Off: Story = {
  args: { push: aDoor('ready') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
  },
};

export const On: Story = {
  args: { push: aDoor('ready', { isSubscribed: true }) },
  parameters: { msw: { handlers: [isOnAtHost] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Send a test' })).toBeVisible();
  },
};

export const TurnsOnAndOff: Story = {
  args: { onPush: fn() },
  render: ({ onPush }) => <NotificationsPart push={aDoorOnce()} onPush={onPush} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test' }));
    await expect(args.onPush).toHaveBeenLastCalledWith(expect.objectContaining(target));
    await canvas.findByText('Sent. It should appear within a few seconds.');
    await expect(canvas.getByRole('switch', { name })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name }));
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await expect(args.onPush).toHaveBeenLastCalledWith(null);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument(),
    );
  },
};
let door: PushDoor | null = null;
const aDoorOnce = () => (door ??= aDoor('ready'));

const asked = fn();
export const AsksInItsLanguage: Story = {
  args: { push: aDoor('ready') },
  parameters: {
    msw: {
      handlers: [
        answer(subscribePush, ({ body }) => {
          asked(body);
          return { public_key: key, is_active: true };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByRole('button', { name: 'Send a test' });
    await expect(asked).toHaveBeenCalledWith({
      ...target,
      words: {
        order_title: 'New order',
        order_body: 'Order {number} has come in.',
        bill_title: 'Bill requested',
        help_title: 'Help requested',
        request_body: 'Table {table}',
        test_title: 'It works',
        test_body: 'New orders will show like this.',
      },
      is_active: true,
    });
  },
};

export const NotAllowed: Story = {
  args: { push: aDoor('ready', { isAllowed: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByText(/You did not allow it in the browser/);
    await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
};

const forgetful = aDoor('denied');
export const Denied: Story = {
  args: { push: forgetful },
  play: async ({ canvas, userEvent }) => {
    forgetful.becomes('denied');
    await canvas.findByText('The browser blocks notifications from Servery');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
    forgetful.becomes('ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeEnabled());
    forgetful.becomes('denied');
    forgetful.news();
    await canvas.findByText('The browser blocks notifications from Servery');
  },
};

export const Unsupported: Story = {
  args: { push: aDoor('unsupported') },
  play: async ({ canvas }) => {
    await canvas.findByText('This browser cannot show notifications');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
};

/** As it is in this very Storybook, whose service worker is another. */
export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Not available here');
    await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
};

export const TestGone: Story = {
  args: On.args,
  parameters: {
    msw: { handlers: [isOnAtHost, answer(testPush, () => ({ outcome: 'failed' as const }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test' }));
    await canvas.findByText(/The push service did not take it/);
  },
};

export const NotTurnedOn: Story = {
  args: { push: aDoor('ready'), onPush: fn() },
  parameters: { msw: { handlers: [refuses(subscribePush, 'crashed')] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByText('That did not work. Try again in a moment.');
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await expect(args.onPush).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { push: aDoor('ready') },
  parameters: { msw: { handlers: [never(subscribePush)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Loading: Story = {
  args: { push: aDoor('ready') },
  parameters: { msw: { handlers: [never(getPush)] } },
};

export const Failed: Story = {
  args: { push: aDoor('ready') },
  parameters: { msw: { handlers: [refuses(getPush, 'crashed')] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This could not be loaded' });
  },
};

export const Phone: Story = { ...On, globals: { viewport: { value: 'phone', isRotated: false } } };
