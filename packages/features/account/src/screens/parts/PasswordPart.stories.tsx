import type { Meta, StoryObj } from '@storybook/react-vite';
import { changePassword } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PasswordPart } from './PasswordPart.tsx';

const meta = { component: PasswordPart } satisfies Meta<typeof PasswordPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const good = 'three warm roti at noon';
type Context = Parameters<NonNullable<Story['play']>>[0];
const type = async (
  { canvas, userEvent }: Context,
  [current, next, again]: [string, string, string],
) => {
  await userEvent.type(canvas.getByLabelText('Current password'), current);
  await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.type(canvas.getByLabelText('Confirm new password'), again);
};
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
const ruleOf = ({ canvas }: Context, text: RegExp) =>
  within(canvas.getByRole('list', { name: 'Your new password must' })).getByText(text);

export const Loaded: Story = {};

export const Changed: Story = {
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await screen.findByText('Successful');
    await screen.findByText('Password changed. 1 other device was signed out.');
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(context.canvas.queryByText('This field is required.')).not.toBeInTheDocument();
  },
};

export const OthersStay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, ['servery', good, good]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep my other devices/ }));
    await send(context);
    await screen.findByText('Password changed.');
  },
};

export const TicksOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const next = canvas.getByLabelText('New password');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Not met:');
    await userEvent.type(next, 'password');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Not met:');
    await expect(ruleOf(context, /not be your username/)).toHaveTextContent('Met:');
    await userEvent.type(next, '2026');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Met:');
    await expect(ruleOf(context, /not be a common password/)).toHaveTextContent('Not met:');
    await userEvent.clear(next);
    await userEvent.type(next, good);
    await expect(ruleOf(context, /not be a common password/)).toHaveTextContent('Met:');
    await expect(ruleOf(context, /match in both fields/)).toHaveTextContent('Not met:');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), good);
    await expect(ruleOf(context, /match in both fields/)).toHaveTextContent('Met:');
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getAllByText('This field is required.')).toHaveLength(3);
    await expect(context.canvas.getByLabelText('Current password')).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await type(context, ['servery', 'password2026', 'password']);
    await send(context);
    await expect(context.canvas.getByLabelText('New password')).toHaveFocus();
    await expect(context.canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /This password is too easy to guess/,
    );
    await expect(context.canvas.getByText('The passwords don’t match.')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await type(context, ['not mine', good, good]);
    await send(context);
    const current = context.canvas.getByLabelText('Current password');
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('Your current password is incorrect.'),
    );
    await expect(current).toHaveFocus();
    await expect(context.canvas.getByLabelText('New password')).toHaveValue(good);
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: {
      handlers: [
        refuses(changePassword, 'invalid', {
          fields: { new_password: { code: 'tooCommon', message: 'Is common.' } },
        }),
      ],
    },
  },
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await context.canvas.findByText(/This password is too easy to guess/);
    await expect(context.canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const Locked: Story = {
  parameters: {
    msw: { handlers: [refuses(changePassword, 'locked', { details: { retry_after: 300 } })] },
  },
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await context.canvas.findByText('Too many attempts. Try again in 5 minutes.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(changePassword, 'crashed')] } },
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Pending: Story = {
  parameters: { msw: { handlers: [never(changePassword)] } },
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await expect(context.canvas.getByRole('button', { name: /Change password/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), good);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[1]!);
    await expect(canvas.getByRole('textbox', { name: 'New password' })).toHaveValue(good);
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, ['servery', good, good]);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Successful');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
