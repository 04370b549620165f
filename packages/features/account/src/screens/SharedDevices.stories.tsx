import {
  createPairedDevice,
  deletePairedDevice,
  listPairedDevices,
  unlockSignIn,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { exchangeCode, newDevice, type DeviceRecord } from '@servery/domain/devices';
import { sample } from '@servery/sample';
import { asksToDiscard } from '@servery/screens/asks-to-discard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SharedDevices } from './SharedDevices.tsx';

const merchant_id = 101;
const minuteMs = 60_000;

/** Returns a device whose code was created some minutes ago; `more` overrides its fields. */
function device(
  name: string,
  kind: DeviceRecord['kind'],
  {
    ago,
    isPaired = false,
    isReused = false,
  }: { ago: number; isPaired?: boolean; isReused?: boolean },
): void {
  const world = sample();
  const now = new Date(world.now().getTime() - ago * minuteMs);
  const id = world.nextId();
  const made = newDevice({ id, merchant_id, name, kind, by: 'Farah', now }, []);
  const paired = isPaired ? exchangeCode(made, now)!.row : made;
  const reused_at = isReused ? now.toISOString() : null;
  const seen_at = isPaired ? now.toISOString() : null;
  const updated = { ...paired, reused_at };
  world.pairedDevices.set(id, { device: updated, code: `CODE${id}`, token: null, seen_at });
}

const meta = {
  component: SharedDevices,
  args: { merchantId: merchant_id },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    device('Grill', 'kitchen', { ago: 1, isPaired: true });
    device('Pick-up counter', 'display', { ago: 300, isPaired: true });
    device('Pastry', 'kitchen', { ago: 2 });
    device('Terrace', 'display', { ago: 60 });
    device('Till', 'counter', { ago: 4, isPaired: true });
  },
  render: (args) => (
    <main>
      <SharedDevices {...args} />
    </main>
  ),
} satisfies Meta<typeof SharedDevices>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add device' }));
  await screen.findByRole('dialog');
};
const dialog = () => within(screen.getByRole('dialog'));
const getCodeFor = async (name: string) => {
  if (name) await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), name);
  await userEvent.click(dialog().getByRole('button', { name: 'Get code' }));
};

export const Loaded: Story = {
  play: async () => {
    await expect((await card('Grill')).getByText('Paired')).toBeVisible();
    await expect((await card('Pick-up counter')).getByText('Order display')).toBeVisible();
    await expect((await card('Pastry')).getByText('Waiting for the code')).toBeVisible();
    await expect((await card('Till')).getByText('Locks after 5 minutes without use')).toBeVisible();
    await expect((await card('Terrace')).getByText(/To get a new code/)).toBeVisible();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const CodeUsedTwice: Story = {
  beforeEach: () => device('Bar', 'kitchen', { ago: 3, isPaired: true, isReused: true }),
  play: async () => {
    await expect((await card('Bar')).getByText('Code used twice')).toBeVisible();
  },
};
/** Locks a sign-in or PINs for the next minutes. */
const locked = (key: `pin:${number}` | `login:${string}` | `counter:${number}`) => {
  const world = sample();
  const until = new Date(world.now().getTime() + 5 * minuteMs).toISOString();
  world.attempts.set(key, { failures: 0, locks: 1, locked_until: until, at: until });
};
const locks = () => {
  locked('pin:13');
  locked('login:merchant@here');
  const [till] = [...sample().pairedDevices.values()].filter(
    ({ device: { kind } }) => kind === 'counter',
  );
  locked(`counter:${till!.device.id}`);
};
const lockList = async () => within(await screen.findByRole('list', { name: 'Locked sign-ins' }));

/** People and counters that are locked after incorrect passwords or PINs can be unlocked. */
export const Unlocks: Story = {
  beforeEach: locks,
  play: async () => {
    const list = await lockList();
    await expect(list.getAllByText(/^Locked until/)).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Unlock Siti Hajar Ismail' }));
    await screen.findByText('Siti Hajar Ismail unlocked');
    await waitFor(() => expect(list.queryByText('Siti Hajar Ismail')).toBeNull());
    await userEvent.click(list.getByRole('button', { name: 'Unlock Till' }));
    await waitFor(() => expect(list.queryByText('Till')).toBeNull());
  },
};

/** A supervisor can’t unlock the account owner. */
export const LockedOwner: Story = {
  beforeEach: () => {
    sample().defaultUser = 'supervisor';
    locks();
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    const list = await lockList();
    await expect(list.getByText(/Only the account owner can unlock/)).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Unlock Farah Kamaruddin' })).toBeNull();
  },
};

export const UnlockingFails: Story = {
  beforeEach: locks,
  parameters: handled(refuses(unlockSignIn, 'crashed')),
  play: async () => {
    const list = await lockList();
    await userEvent.click(list.getByRole('button', { name: 'Unlock Till' }));
    await screen.findByText('Couldn’t save. Try again in a moment.');
  },
};

export const Empty: Story = {
  beforeEach: () => sample().pairedDevices.clear(),
  play: async ({ canvas }) => {
    await canvas.findByText('No shared devices yet');
  },
};
export const Loading: Story = { parameters: handled(never(listPairedDevices)) };
export const Failed: Story = {
  parameters: handled(refuses(listPairedDevices, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(listPairedDevices, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to shared devices');
  },
};

export const Unsaved: Story = {
  play: async () => {
    await openDialog();
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Cold dishes');
    await asksToDiscard();
  },
};

/** Shows the code of a new device until the device is paired. */
export const Adds: Story = {
  play: async () => {
    await openDialog();
    await getCodeFor('');
    await dialog().findByText(/Enter a name of 2 to 40 characters/);
    await getCodeFor('Cold dishes');
    const code = await dialog().findByRole('group', { name: 'Pairing code' });
    await expect(code).toHaveTextContent(/^\w{4}-\w{4}$/);
    const world = sample();
    const held = [...world.pairedDevices.values()].at(-1)!;
    const { row } = exchangeCode(held.device, world.now())!;
    world.pairedDevices.set(row.id, { ...held, device: row });
    await dialog().findByText('Cold dishes is paired.');
  },
};
/** Adds a counter, with the minutes after which it locks. */
export const AddsCounter: Story = {
  play: async () => {
    await openDialog();
    await userEvent.click(dialog().getByRole('radio', { name: /^Counter/ }));
    const minutes = dialog().getByRole('spinbutton', { name: /^Lock after/ });
    await expect(minutes).toHaveValue('5');
    await userEvent.clear(minutes);
    await getCodeFor('Bar');
    await dialog().findByText('Enter 1 to 60 minutes.');
    await userEvent.type(minutes, '15');
    await userEvent.click(dialog().getByRole('button', { name: 'Get code' }));
    await dialog().findByRole('group', { name: 'Pairing code' });
    await expect([...sample().pairedDevices.values()].at(-1)?.device).toMatchObject({
      name: 'Bar',
      kind: 'counter',
      idle_minutes: 15,
    });
  },
};
export const NameTaken: Story = {
  play: async () => {
    await openDialog();
    await getCodeFor('grill');
    await dialog().findByText(/that no other device uses/);
  },
};
export const AddingFails: Story = {
  parameters: handled(refuses(createPairedDevice, 'crashed')),
  play: async () => {
    await openDialog();
    await getCodeFor('Attic');
    await dialog().findByText('Couldn’t save. Try again in a moment.');
    await expect(dialog().getByRole('textbox', { name: /^Name/ })).toHaveValue('Attic');
  },
};

const revoke = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Grill' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Revoke Grill?' }));
  await userEvent.click(ask.getByRole('button', { name: 'Revoke' }));
};
export const Revokes: Story = {
  play: async () => {
    await revoke();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Grill' })).toBeNull());
  },
};
export const RevokedElsewhere: Story = {
  parameters: handled(refuses(deletePairedDevice, 'conflict')),
  play: async () => {
    await revoke();
    await screen.findByText(/Someone else has changed this/);
  },
};
