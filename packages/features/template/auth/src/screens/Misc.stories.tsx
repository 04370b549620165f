import { notifyMe } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MiscPage } from '../MiscPage.tsx';
import { onPhone } from '../pages.fixtures.ts';

const meta = {
  component: MiscPage,
  args: { page: 'coming-soon', homeHref: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MiscPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitEmail: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'Mei@siam.test');
  await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
};

const showsHeading =
  (heading: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  };

export const ComingSoon: Story = { play: showsHeading('Coming soon to the menu') };
export const Maintenance: Story = {
  args: { page: 'maintenance' },
  play: showsHeading('We’re cleaning the kitchen'),
};
export const NotAuthorized: Story = {
  args: { page: 'not-authorized' },
  play: showsHeading('You don’t have access to this page'),
};
export const NotFound: Story = {
  args: { page: 'error' },
  play: showsHeading('Page not found'),
};
export const Phone: Story = { args: { page: 'maintenance' }, globals: onPhone };
export const Dark: Story = { args: { page: 'error' }, globals: { skin: 'dark' } };

export const Notified: Story = {
  play: async (context) => {
    await submitEmail(context);
    await expect(await context.canvas.findByText(/We’ll write to/)).toHaveTextContent(
      'mei@siam.test',
    );
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notify me' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await canvas.findByText('This field is required.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(notifyMe, 'crashed')] } },
  play: async (context) => {
    await submitEmail(context);
    await context.canvas.findByText(/Something went wrong on our end/);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('Mei@siam.test');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(notifyMe)] } },
  play: async (context) => {
    await submitEmail(context);
    await expect(context.canvas.getByRole('button', { name: /Notify me/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
