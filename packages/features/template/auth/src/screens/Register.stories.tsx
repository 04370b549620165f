import { registerAccount } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { demoAccount } from '../demoAccount.ts';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'register-basic' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const mei = { username: 'mei', email: 'mei@siam.test', password: 'laksa for 2' };

const fill =
  (changes: Partial<typeof mei> = {}): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const { username, email, password } = { ...mei, ...changes };
    await userEvent.type(await canvas.findByLabelText('Username'), username);
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  };

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(canvas.getByRole('list', { name: 'Your password must have' })).toBeVisible();
  },
};
export const Cover: Story = { args: { page: 'register-cover' } };
export const Phone: Story = { args: { page: 'register-cover' }, globals: onPhone };

export const Registers: Story = {
  args: { page: 'register-cover' },
  play: async (context) => {
    await fill()(context);
    const { args, canvas } = context;
    const heading = await canvas.findByRole('heading', { name: /Your account is ready/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Confirm email address' })).toHaveAttribute(
      'href',
      '/pages/verify-email-cover',
    );
    await expect(args.onDone).toHaveBeenCalledWith('registered');
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Agree to the terms to continue.',
    );
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  play: async (context) => {
    await fill({ email: demoAccount.email })(context);
    await context.canvas.findByText(/An account with this email address already exists/);
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(registerAccount, 'crashed')] } },
  play: async (context) => {
    await fill()(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(registerAccount)] } },
  play: async (context) => {
    await fill()(context);
    await expect(context.canvas.getByRole('button', { name: /Create account/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongText: Story = {
  play: fill({
    username: 'donaudampfschifffahrtsgesellschaftskapitaenskantine',
    email: 'donaudampfschifffahrtsgesellschaftskapitaenskantine@siam-grill-restaurants.example',
  }),
};
