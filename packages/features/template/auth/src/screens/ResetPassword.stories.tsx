import { resetPassword } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'reset-password-basic', token: 'from-a-message' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'laksa for 2');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'laksa for 2');
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
};

export const Basic: Story = {};
export const Cover: Story = { args: { page: 'reset-password-cover' } };
export const Phone: Story = { args: { page: 'reset-password-cover' }, globals: onPhone };

export const TicksRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('New password');
    const metRules = () =>
      within(canvas.getByRole('list', { name: 'Your password must have' })).queryAllByText('met');
    await expect(metRules()).toHaveLength(0);
    await userEvent.type(password, 'laksa');
    await expect(metRules()).toHaveLength(1);
    await userEvent.type(password, ' for 2');
    await expect(metRules()).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'laksa for 2');
    await expect(canvas.getByText('The passwords match.')).toBeVisible();
    const [reveal] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(reveal!);
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const Different: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'laksa for 2');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'laksa for 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus();
    await canvas.findByText('The passwords don’t match.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const WithoutLink: Story = {
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Request a link' })).toHaveAttribute(
      'href',
      '/pages/forgot-password-basic',
    );
  },
};

export const Forbidden: Story = {
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('This link is no longer valid. Request a new one.');
    await expect(context.canvas.getByRole('link', { name: 'Request a link' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(resetPassword, 'crashed')] } },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(resetPassword)] } },
  play: async (context) => {
    await fill(context);
    await expect(context.canvas.getByRole('button', { name: /Set password/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
