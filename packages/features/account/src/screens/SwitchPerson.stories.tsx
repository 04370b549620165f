import { createClient, switchPerson } from '@servery/api';
import { ClientContext } from '@servery/api/client';
import { never, refuses } from '@servery/api/mocks';
import { newDevice } from '@servery/domain/devices';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SwitchPerson } from './SwitchPerson.tsx';

const token = 'counter';
const client = createClient({ credentials: { token: () => token } });

const meta = {
  component: SwitchPerson,
  args: {
    device: 'Front till',
    merchant: 'Nasi Kandar Kampung Baru',
    timeZone: 'Asia/Kuala_Lumpur',
    onSwitched: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClientContext value={client}>
        <Story />
      </ClientContext>
    ),
  ],
  beforeEach: () => {
    const world = sample();
    const [id, now] = [world.nextId(), world.now()];
    const input = { id, merchant_id: 101, name: 'Front till', kind: 'counter' as const, now };
    const device = newDevice({ ...input, by: 'Farah' }, []);
    world.pairedDevices.set(id, { device, code: 'ABCDEFGH', token, seen_at: null });
  },
} satisfies Meta<typeof SwitchPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const person = { id: 13, name: 'Siti Hajar Ismail' };

/** Types a PIN on the keyboard without pressing anything first. */
const type: Story['play'] = async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: '1' })).toHaveFocus());
  await userEvent.keyboard('4086{Enter}');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Enter your PIN' });
    await expect(canvas.getByText('Front till')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
};
export const Dark: Story = { ...Empty, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Empty,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Greets the person whose PIN was entered. */
export const Recognised: Story = {
  play: async (context) => {
    await type(context);
    await context.canvas.findByRole('heading', { name: /, Siti Hajar Ismail$/ });
    await waitFor(() =>
      expect(context.args.onSwitched).toHaveBeenCalledWith(expect.objectContaining(person)),
    );
  },
};
export const WrongPin: Story = {
  parameters: handled(refuses(switchPerson, 'wrongPin')),
  play: async (context) => {
    await type(context);
    await context.canvas.findByText('Incorrect PIN. Try again.');
    await expect(context.canvas.queryByText(/of 6 digits/)).toBeNull();
    await expect(context.args.onSwitched).not.toHaveBeenCalled();
  },
};
export const Locked: Story = {
  parameters: handled(refuses(switchPerson, 'locked', { details: { retry_after: 300 } })),
  play: async (context) => {
    await type(context);
    await context.canvas.findByText('Too many incorrect PINs. Try again in 5 minutes.');
    await expect(context.canvas.getByRole('button', { name: '1' })).toBeDisabled();
  },
};
/** Accepts PINs again when the lock ends. */
export const LockEnds: Story = {
  parameters: handled(refuses(switchPerson, 'locked', { details: { retry_after: 1 } })),
  play: async (context) => {
    await type(context);
    await context.canvas.findByText('Too many incorrect PINs. Try again in 1 minute.');
    await waitFor(() => expect(context.canvas.queryByText(/Too many incorrect PINs/)).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '1' })).toHaveFocus());
  },
};
export const Slow: Story = {
  parameters: handled(never(switchPerson)),
  play: async (context) => {
    await type(context);
    await context.canvas.findByText(/Still checking your PIN/);
  },
};
export const NotAnswered: Story = {
  parameters: handled(refuses(switchPerson, 'crashed')),
  play: async (context) => {
    await type(context);
    await context.canvas.findByText('Couldn’t check the PIN. Try again in a moment.');
  },
};
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/You can unlock this counter when it’s back online/);
  },
};
