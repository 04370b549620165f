import { NavigationProvider } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import type { AuthDone, AuthPageName } from '../pages.ts';
import { pageArgs } from '../pages.fixtures.ts';

interface JourneyProps {
  from: AuthPageName;
  onDone: (what: AuthDone) => void;
}

/** The pages as an app shows them: links lead from one to another and pass on their token. */
function Journey({ from, onDone }: JourneyProps) {
  const [href, navigate] = useState<string>(pageArgs.hrefOf(from));
  const { pathname, searchParams } = new URL(href, 'http://app.test');
  return (
    <NavigationProvider navigate={navigate}>
      <AuthPage
        page={pathname.replace('/pages/', '') as AuthPageName}
        token={searchParams.get('token') ?? undefined}
        hrefOf={pageArgs.hrefOf}
        onDone={onDone}
      />
    </NavigationProvider>
  );
}

const meta = {
  component: Journey,
  args: { from: 'register-basic', onDone: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromRegisteringToConfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'mei');
    await userEvent.type(canvas.getByLabelText('Email'), 'mei@siam.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'laksa for 2');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Confirm email address' }));
    await canvas.findByRole('heading', { name: 'Confirm your email address' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Confirm email address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email address' }));
    await canvas.findByRole('heading', { name: 'Email address confirmed' });
    await expect(args.onDone).toHaveBeenLastCalledWith('verified');
  },
};

export const FromForgottenToSignedIn: Story = {
  args: { from: 'login-cover' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'demo@servery.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Set a new password' }));
    await userEvent.type(await canvas.findByLabelText('New password'), 'a newer 1');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'a newer 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'demo@servery.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'a newer 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('signedIn'));
  },
};
