import { getVerification, sendVerification } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { authSample } from '../mocks/sample.ts';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'verify-email-basic' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sets up an email that was sent to the demo account that many seconds ago. */
const wrote = (secondsAgo: number) => () => {
  authSample.change((rows) => {
    const sent_at = Date.now() - secondsAgo * 1000;
    rows.message = { token: 'demo-link', email: rows.current, sent_at };
  });
};

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Confirm email address' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/verify-email-basic\?token=/),
    );
  },
};
export const Cover: Story = { args: { page: 'verify-email-cover' } };
export const Phone: Story = { args: { page: 'verify-email-cover' }, globals: onPhone };

export const SendsAgain: Story = {
  beforeEach: wrote(31),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }));
    await canvas.findByText('Email sent again. The previous link no longer works.');
    await expect(canvas.getByRole('button', { name: /Resend in/ })).toBeDisabled();
  },
};

export const SendingFailed: Story = {
  beforeEach: wrote(31),
  parameters: { msw: { handlers: [refuses(sendVerification, 'crashed')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }));
    await canvas.findByText(/Something went wrong on our end/);
  },
};

export const Confirms: Story = {
  args: { token: 'demo-link' },
  beforeEach: wrote(5),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email address' }));
    const heading = await canvas.findByRole('heading', { name: 'Email address confirmed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onDone).toHaveBeenCalledWith('verified');
  },
};

export const Forbidden: Story = {
  args: { token: 'an-older-link' },
  beforeEach: wrote(31),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email address' }));
    await canvas.findByText('This link is no longer valid. Request a new one.');
    await expect(canvas.getByRole('button', { name: 'Resend email' })).toBeVisible();
  },
};

export const Skipped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip for now' }));
    await expect(args.onDone).toHaveBeenCalledWith('skipped');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getVerification)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading…' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getVerification, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
