import type { Meta, StoryObj } from '@storybook/react-vite';
import { endDevice, listDevices, type Device } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DevicesPart } from './DevicesPart.tsx';

const meta = { component: DevicesPart } satisfies Meta<typeof DevicesPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const device = (place: number, more: Partial<Device> = {}): Device => ({
  id: place + 1,
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  network: '203.0.113.0/24',
  started_at: new Date(Date.now() - 5 * 60 * minute).toISOString(),
  seen_at: new Date(Date.now() - place * 7 * minute).toISOString(),
  is_current: place === 0,
  ...more,
});
const answer = answers(() => ({}));
const made = Date.now();
/**
 * Shifts a time by the time since this module loaded, as the clock may differ when a story runs.
 */
const later = (at: string) => new Date(Date.parse(at) + Date.now() - made).toISOString();
const having = (...devices: Device[]) =>
  answer(listDevices, () => ({
    devices: devices.map((device) => ({
      ...device,
      started_at: later(device.started_at),
      seen_at: later(device.seen_at),
    })),
  }));
const four = [
  device(0),
  device(1, { browser: 'Safari', system: 'iOS', kind: 'phone', network: '2001:db8:12::/48' }),
  device(9, { browser: 'Samsung Internet', system: 'Android', kind: 'tablet' }),
  device(12, { browser: '', system: '', kind: 'other', network: '' }),
];
const confirm = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Sign out' }));
};

export const Loaded: Story = {
  parameters: { msw: { handlers: [having(...four)] } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Where you’re signed in' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Safari on iOS')).toBeVisible();
    await expect(list.getByText(/Last active 7 minutes ago/)).toBeVisible();
    await expect(list.getAllByText(/Last active 1 hour ago.*Signed in since/)).toHaveLength(2);
    await expect(list.getAllByText(/203\.0\.113\.0/)).toHaveLength(2);
    await expect(list.getByText('Unknown device')).toBeVisible();
    await expect(list.getAllByText('This device')).toHaveLength(1);
    await expect(list.getAllByRole('button')).toHaveLength(3);
  },
};

export const SignsOne: Story = {
  name: 'Signs one out',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await screen.findByRole('alertdialog', { name: 'Sign out Safari on iOS?' });
    await confirm(userEvent);
    await screen.findByText('Safari on iOS signed out.');
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).not.toBeInTheDocument());
    await canvas.findByText('You’re not signed in anywhere else.');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus(),
    );
  },
};

export const SignsAllOthers: Story = {
  name: 'Signs all others out',
  parameters: {
    msw: {
      handlers: [having(...four), answer(endDevice, () => ({ is_signed_out: true as const }))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign out all other devices' }),
    );
    await screen.findByRole('alertdialog', { name: 'Sign out 3 other devices?' });
    await confirm(userEvent);
    await screen.findByText('3 other devices signed out.');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const CancelsAfterStarting: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out Safari on iOS' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Safari on iOS')).toBeVisible();
  },
};

export const NotSignedOut: Story = {
  parameters: { msw: { handlers: [having(...four), refuses(endDevice, 'crashed')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await confirm(userEvent);
    await screen.findByText('Unsuccessful');
    await expect(canvas.getByText('Safari on iOS')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [having(device(0))] } },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re not signed in anywhere else.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  parameters: {
    msw: { handlers: [having(...Array.from({ length: 40 }, (_, place) => device(place)))] },
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [never(listDevices)] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(listDevices, 'crashed')] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load this page' });
  },
};

export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
