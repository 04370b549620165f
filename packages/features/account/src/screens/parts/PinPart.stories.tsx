import type { Meta, StoryObj } from '@storybook/react-vite';
import { setPin } from '@servery/api';
import { mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { expect, screen, waitFor } from 'storybook/test';
import { PinPart } from './PinPart.tsx';

const meta = { component: PinPart } satisfies Meta<typeof PinPart>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];
const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const password = ({ canvas }: Context) => canvas.findByLabelText(/^Current password/);
const pin = ({ canvas }: Context) => canvas.getByRole('textbox', { name: /^New PIN/ });
const send = async (context: Context, [current, digits]: [string, string]) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await password(context), current);
  await userEvent.type(pin(context), digits);
  await userEvent.click(canvas.getByRole('button', { name: 'Set PIN' }));
};
const pinOf = (username: string) => sample().person(username)?.pin;
/** Waits until the PIN's field shows an error and has the focus. */
const explains = async (context: Context, text: RegExp) => {
  await waitFor(() => expect(pin(context)).toHaveAccessibleDescription(text));
  await waitFor(() => expect(pin(context)).toHaveFocus());
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Set your PIN' });
  },
};

export const Done: Story = {
  play: async (context) => {
    await send(context, ['servery', '4926']);
    await screen.findByText('PIN set.');
    await expect(pinOf('merchant')).toBe('4926');
    await waitFor(() => expect(pin(context)).toHaveValue(''));
    await expect(await password(context)).toHaveValue('');
    await expect(context.canvas.queryByText('This field is required.')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(await password(context), 'servery');
    await userEvent.type(pin(context), '492613{Enter}');
    await screen.findByText('PIN set.');
    await expect(pinOf('merchant')).toBe('492613');
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await password(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Set PIN' }));
    await canvas.findByText('This field is required.');
    await canvas.findByText('Enter 4 to 6 digits.');
    const current = await password(context);
    await waitFor(() => expect(current).toHaveFocus());
  },
};

export const TooShort: Story = {
  play: async (context) => {
    await send(context, ['servery', '492']);
    await explains(context, /Enter 4 to 6 digits\./);
  },
};

export const Weak: Story = {
  play: async (context) => {
    await send(context, ['servery', '1234']);
    await explains(context, /This PIN is too easy to guess/);
    await expect(await password(context)).toHaveValue('servery');
    await expect(pinOf('merchant')).toBe('8264');
  },
};

/** The cashier has this PIN. */
export const Taken: Story = {
  play: async (context) => {
    await send(context, ['servery', '4086']);
    await explains(context, /This PIN isn’t available/);
    await expect(pin(context)).toHaveValue('4086');
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await send(context, ['not mine', '4926']);
    const current = await password(context);
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('Your current password is incorrect.'),
    );
    // Focus follows once the form has been submitted.
    await waitFor(() => expect(current).toHaveFocus());
    await expect(pin(context)).toHaveValue('4926');
  },
};

export const Locked: Story = {
  parameters: handled(refuses(setPin, 'locked', { details: { retry_after: 300 } })),
  play: async (context) => {
    await send(context, ['servery', '4926']);
    await context.canvas.findByText('Too many attempts. Try again in 5 minutes.');
    await expect(pin(context)).toHaveValue('4926');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(setPin, 'crashed')),
  play: async (context) => {
    await send(context, ['servery', '4926']);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Offline: Story = {
  play: async (context) => {
    await password(context);
    mockBehaviour.isOffline = true;
    try {
      await send(context, ['servery', '4926']);
      await context.canvas.findByText(/^Couldn’t connect\./);
    } finally {
      mockBehaviour.isOffline = false;
    }
  },
};

export const Pending: Story = {
  parameters: handled(never(setPin)),
  play: async (context) => {
    await send(context, ['servery', '4926']);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Set PIN/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Dark: Story = { globals: { skin: 'dark' } };
