import { resetPassword } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { onPhone, pageArgs } from '../pages.staging.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'reset-password-basic', token: 'from-a-message' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'laksa for 2');
  await userEvent.type(canvas.getByLabelText('The same once more'), 'laksa for 2');
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
};

export const Basic: Story = {};
export const Cover: Story = { args: { page: 'reset-password-cover' } };
export const Phone: Story = { args: { page: 'reset-password-cover' }, globals: onPhone };

export const TicksRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('New password');
    const kept = () =>
      within(canvas.getByRole('list', { name: 'A good password has' })).queryAllByText('kept');
    await expect(kept()).toHaveLength(0);
    await userEvent.type(password, 'laksa');
    await expect(kept()).toHaveLength(1);
    await userEvent.type(password, ' for 2');
    await expect(kept()).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('The same once more'), 'laksa for 2');
    await expect(canvas.getByText('Both are the same.')).toBeVisible();
    const [reveal] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(reveal!);
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const Different: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'laksa for 2');
    await userEvent.type(canvas.getByLabelText('The same once more'), 'laksa for 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(canvas.getByLabelText('The same once more')).toHaveFocus();
    await canvas.findByText('The two passwords differ.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const WithoutLink: Story = {
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for a link' })).toHaveAttribute(
      'href',
      '/pages/forgot-password-basic',
    );
  },
};

export const Refused: Story = {
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('This link does not work any more. Ask for a new one.');
    await expect(context.canvas.getByRole('link', { name: 'Ask for a link' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(resetPassword, 'crashed')] } },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText(/Something went wrong on our side/);
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
