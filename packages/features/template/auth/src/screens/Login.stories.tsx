import { signInWithPassword, signInWithProvider } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { demoAccount } from '../demoAccount.ts';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'login-basic' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), demoAccount.email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  };
const fillRight = fill(demoAccount.password);

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Welcome back' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/pages/register-basic',
    );
  },
};

export const Cover: Story = {
  args: { page: 'login-cover' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Forgot your password?' }),
    ).toHaveAttribute('href', '/pages/forgot-password-cover');
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

export const Phone: Story = { args: { page: 'login-cover' }, globals: onPhone };
export const Dark: Story = { args: { page: 'login-cover' }, globals: { skin: 'dark' } };

export const SignsIn: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await fillRight(context);
    const heading = await canvas.findByRole('heading', { name: /You’re signed in/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onDone).toHaveBeenCalledWith('signedIn');
  },
};

export const FillsInTheDemo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('signedIn'));
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'demo@servery');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address, such as name@example.com.',
    );
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Email'), '.test');
    await expect(canvas.getByLabelText('Email')).not.toBeInvalid();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  play: async (context) => {
    await fill('not this one')(context);
    const { args, canvas } = context;
    await expect(await canvas.findByText('Incorrect email address or password.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(demoAccount.email);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  parameters: {
    msw: { handlers: [refuses(signInWithPassword, 'locked', { details: { retry_after: 60 } })] },
  },
  play: async (context) => {
    await fillRight(context);
    await context.canvas.findByText('Too many attempts. Try again in 60 s.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(signInWithPassword, 'crashed')] } },
  play: async (context) => {
    await fillRight(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(signInWithPassword)] } },
  play: async (context) => {
    await fillRight(context);
    await expect(context.canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ExternalProvider: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const venues = await canvas.findByRole('group', { name: 'Or continue with' });
    await expect(venues.querySelectorAll('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'GitHub' }));
    await canvas.findByText(/doesn’t contact GitHub\. It would return/);
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as robinlee' }));
    await expect(args.onDone).toHaveBeenCalledWith('signedIn');
  },
};

export const ExternalProviderFailed: Story = {
  parameters: { msw: { handlers: [refuses(signInWithProvider, 'crashed')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google' }));
    await canvas.findByText(/Something went wrong on our end/);
  },
};
