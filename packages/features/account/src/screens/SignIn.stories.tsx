import type { Meta, StoryObj } from '@storybook/react-vite';
import { login, pairDevice } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { newDevice } from '@servery/domain/devices';
import { sample } from '@servery/sample';
import { expect, fn, waitFor } from 'storybook/test';
import { SignIn } from './SignIn.tsx';

const meta = {
  component: SignIn,
  args: { onSignedIn: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'cashier');
  await userEvent.type(canvas.getByLabelText('Password'), 'servery');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Loaded: Story = {};

export const SignsIn: Story = {
  play: async (context) => {
    await fill(context);
    await waitFor(() =>
      expect(context.args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ user: expect.objectContaining({ username: 'cashier' }) }),
      ),
    );
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await expect(canvas.getAllByText('This field is required.')).toHaveLength(2);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  parameters: { msw: { handlers: [refuses(login, 'wrongCredentials')] } },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('Incorrect username or password.');
    await expect(context.canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('cashier');
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: [refuses(login, 'locked', { details: { retry_after: 300 } })] } },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('Too many attempts. Try again in 5 minutes.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(login, 'crashed')] } },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Pending: Story = {
  parameters: { msw: { handlers: [never(login)] } },
  play: async (context) => {
    await fill(context);
    await expect(context.canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Expired: Story = {
  args: { notice: 'Your session has expired. Please log in again.' },
};

const pairing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pair this device' }));
  await canvas.findByRole('heading', { name: 'Pair this device' });
};

/** Signs a shared device in by a manager's code. */
export const PairsADevice: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const world = sample();
    const [id, now] = [world.nextId(), world.now()];
    const input = { id, merchant_id: 101, name: 'Grill', kind: 'kitchen' as const, by: '', now };
    const held = { device: newDevice(input, []), code: 'ABCDEFGH', token: null, seen_at: null };
    world.pairedDevices.set(id, held);
    await pairing(context);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Pairing code/ }),
      'abcd-efgh{Enter}',
    );
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ user: expect.objectContaining({ name: 'Grill' }) }),
      ),
    );
  },
};

export const PairingIncomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pairing(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Pairing code/ }), 'abc{Enter}');
    await canvas.findByText('Enter all 8 characters of the code.');
    await expect(canvas.getByRole('textbox', { name: /^Pairing code/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a password' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
};

export const PairingRefused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pairing(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Pairing code/ }), 'ZZZZZZZZ{Enter}');
    await canvas.findByText(/unknown, expired or already used/);
    await expect(canvas.getByRole('textbox', { name: /^Pairing code/ })).toHaveValue('ZZZZZZZZ');
  },
};

export const PairingLocked: Story = {
  parameters: {
    msw: { handlers: [refuses(pairDevice, 'locked', { details: { retry_after: 300 } })] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pairing(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Pairing code/ }), 'ABCDEFGH{Enter}');
    await canvas.findByText('Too many attempts. Try again in 5 minutes.');
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };
