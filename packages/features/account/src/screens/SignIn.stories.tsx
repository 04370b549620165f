import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSetUp, login, pairDevice, setUp } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { newDevice } from '@servery/domain/devices';
import { sample, sampleSetUpCode } from '@servery/sample';
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

const settingUp: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up your own business' }));
  await canvas.findByRole('heading', { name: 'Set up your business' });
};
const owner = {
  'Setup code': sampleSetUpCode,
  'Business name': 'Kopitiam Jaya',
  'Your name': 'Lim Mei Ling',
  Username: 'mei.ling',
  Password: 'lemang over an open fire',
};
/** Fills in the form, with other values for some of its fields, and sends it. */
const fillSetUp = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  other: Partial<typeof owner> = {},
) => {
  for (const [label, text] of Object.entries({ ...owner, ...other }))
    if (text) await userEvent.type(canvas.getByLabelText(label), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Create business' }));
};

/** Creates the business of a new server, with the code that the server printed. */
export const SetsUpABusiness: Story = {
  play: async (context) => {
    await settingUp(context);
    await fillSetUp(context);
    await waitFor(() =>
      expect(context.args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({
          user: expect.objectContaining({
            role: 'merchant',
            merchant: expect.objectContaining({ name: 'Kopitiam Jaya' }),
          }),
        }),
      ),
    );
  },
};

/** Without any business, as after `npm start -- --empty`, the page opens with the set-up. */
export const FirstVisit: Story = {
  parameters: {
    msw: { handlers: [answers(() => ({}))(getSetUp, () => ({ is_open: true, is_empty: true }))] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set up your business' });
    await expect(canvas.queryByRole('button', { name: /Sign in/ })).not.toBeInTheDocument();
  },
};

/** A server that has its own business doesn't offer to set up another. */
export const AlreadySetUp: Story = {
  parameters: {
    msw: { handlers: [answers(() => ({}))(getSetUp, () => ({ is_open: false, is_empty: false }))] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pair this device' });
    await expect(canvas.queryByRole('button', { name: /Set up/ })).not.toBeInTheDocument();
  },
};

export const SetUpIncomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await settingUp(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Create business' }));
    await waitFor(() => expect(canvas.getAllByText('This field is required.')).toHaveLength(5));
    await expect(canvas.getByLabelText('Setup code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a password' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
};

export const SetUpRefused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await settingUp(context);
    await fillSetUp(context, { 'Setup code': 'abcd', Username: 'mei ling' });
    await canvas.findByText(/Use only letters, digits/);
    await context.userEvent.clear(canvas.getByLabelText('Username'));
    await fillSetUp(context, {
      'Setup code': '',
      'Business name': '',
      'Your name': '',
      Password: '',
    });
    await canvas.findByText(/This code is incorrect/);
    await expect(canvas.getByLabelText('Business name')).toHaveValue('Kopitiam Jaya');
  },
};

export const SetUpDone: Story = {
  parameters: {
    msw: { handlers: [refuses(setUp, 'notAllowedNow', { details: { why: 'set_up' } })] },
  },
  play: async (context) => {
    await settingUp(context);
    await fillSetUp(context);
    await context.canvas.findByText(/already has a business/);
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };
