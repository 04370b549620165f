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
  await userEvent.type(canvas.getByLabelText('New password again'), again);
};
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
const ruleOf = ({ canvas }: Context, words: RegExp) =>
  within(canvas.getByRole('list', { name: 'The new password' })).getByText(words);

export const Loaded: Story = {};

export const Changed: Story = {
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await screen.findByText('Successful');
    await screen.findByText('Your password is changed. One other device was signed out.');
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(context.canvas.queryByText('Fill this in.')).not.toBeInTheDocument();
  },
};

export const OthersStay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, ['servery', good, good]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep my other devices/ }));
    await send(context);
    await screen.findByText('Your password is changed.');
  },
};

export const TicksOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const next = canvas.getByLabelText('New password');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Still to do:');
    await userEvent.type(next, 'password');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Still to do:');
    await expect(ruleOf(context, /is not your username/)).toHaveTextContent('Done:');
    await userEvent.type(next, '2026');
    await expect(ruleOf(context, /at least 10 characters/)).toHaveTextContent('Done:');
    await expect(ruleOf(context, /anybody would try first/)).toHaveTextContent('Still to do:');
    await userEvent.clear(next);
    await userEvent.type(next, good);
    await expect(ruleOf(context, /anybody would try first/)).toHaveTextContent('Done:');
    await expect(ruleOf(context, /the same twice/)).toHaveTextContent('Still to do:');
    await userEvent.type(canvas.getByLabelText('New password again'), good);
    await expect(ruleOf(context, /the same twice/)).toHaveTextContent('Done:');
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getAllByText('Fill this in.')).toHaveLength(3);
    await expect(context.canvas.getByLabelText('Current password')).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await type(context, ['servery', 'password2026', 'password']);
    await send(context);
    await expect(context.canvas.getByLabelText('New password')).toHaveFocus();
    await expect(context.canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /among the first that anybody would try/,
    );
    await expect(context.canvas.getByText('The two are not the same.')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await type(context, ['not mine', good, good]);
    await send(context);
    const current = context.canvas.getByLabelText('Current password');
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('This is not your current password.'),
    );
    await expect(current).toHaveFocus();
    await expect(context.canvas.getByLabelText('New password')).toHaveValue(good);
  },
};

export const Refused: Story = {
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
    await context.canvas.findByText(/among the first that anybody would try/);
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
    await context.canvas.findByText('Too many wrong tries. Try again in 5 minutes.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(changePassword, 'crashed')] } },
  play: async (context) => {
    await type(context, ['servery', good, good]);
    await send(context);
    await context.canvas.findByText(/Something went wrong on our side/);
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
