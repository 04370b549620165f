import { acceptInvitation, openInvitation } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Invitation } from './Invitation.tsx';

const token = 'invitation-story';
const newPassword = 'three warm roti at noon';

const meta = {
  component: Invitation,
  args: { token, onSignedIn: fn(), signInHref: '/login' },
  // Invites the waiter of the first outlet.
  beforeEach: () => {
    const world = sample();
    const waiter = world.person('waiter')!;
    const invited_until = new Date(world.now().getTime() + 86_400_000).toISOString();
    world.keepPerson({ ...waiter, invitation: token, invited_until });
    return () => world.reset();
  },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }));

export const Loaded: Story = {
  play: async ({ args }) => {
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Muthu Krishnan' });
    await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('waiter');
    await userEvent.type(screen.getByLabelText('New password'), newPassword);
    await submit();
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
    await expect(sample().passwords.get('waiter')).toBe(newPassword);
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: phone };

export const Loading: Story = {
  parameters: handled(never(openInvitation)),
  play: async () => {
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(openInvitation, 'crashed')),
  play: async () => {
    await screen.findByText('Couldn’t load the invitation');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** An agent belongs to no merchant that could have invited them. */
export const Platform: Story = {
  args: { token: 'invitation-agent' },
  beforeEach: () => {
    const world = sample();
    const invited_until = new Date(world.now().getTime() + 86_400_000).toISOString();
    const invited = { invitation: 'invitation-agent', invited_until };
    world.keepPerson({ ...world.person('agent')!, ...invited });
  },
  play: async ({ args }) => {
    await screen.findByText('You’ve been invited to manage merchants on Servery.');
    await userEvent.type(screen.getByLabelText('New password'), newPassword);
    await submit();
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
  },
};

/** A link that was used already or has expired. */
export const Gone: Story = {
  args: { token: 'used' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This invitation no longer works' });
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

/** A link whose token was cut off. */
export const Incomplete: Story = {
  args: { token: '' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This invitation no longer works' });
  },
};

/** The link was used elsewhere while the page was open. */
export const GoneMeanwhile: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), newPassword);
    sample().keepPerson({ ...sample().person('waiter')!, invitation: null });
    await submit();
    await screen.findByRole('heading', { name: 'This invitation no longer works' });
  },
};

export const WeakPassword: Story = {
  play: async ({ args }) => {
    await screen.findByRole('heading', { level: 1 });
    await submit();
    await screen.findByText('This field is required.');
    await userEvent.type(screen.getByLabelText('New password'), 'password2026');
    await submit();
    await screen.findByText(/This password is too easy to guess/);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const Throttled: Story = {
  parameters: handled(refuses(acceptInvitation, 'throttled', { details: { retry_after: 300 } })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), newPassword);
    await submit();
    await screen.findByText(/^Too many attempts\. Try again in/);
  },
};

export const Pending: Story = {
  parameters: handled(never(acceptInvitation)),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), newPassword);
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Set password/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
