import { askForReset } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'forgot-password-basic' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  };

export const Basic: Story = {};
export const Cover: Story = { args: { page: 'forgot-password-cover' } };
export const Phone: Story = { args: { page: 'forgot-password-cover' }, globals: onPhone };

export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask('nobody@servery.test')(context);
    const heading = await canvas.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/reset-password-basic\?token=[0-9a-f]{24}$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use a different email address' }));
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    await ask('nobody')(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
    await context.canvas.findByText('Enter an email address, such as name@example.com.');
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [refuses(askForReset, 'throttled', { details: { retry_after: 20 } })] },
  },
  play: async (context) => {
    await ask('demo@servery.test')(context);
    await context.canvas.findByText('Too many attempts. Try again in 20 s.');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(askForReset)] } },
  play: async (context) => {
    await ask('demo@servery.test')(context);
    await expect(context.canvas.getByRole('button', { name: /Send link/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
