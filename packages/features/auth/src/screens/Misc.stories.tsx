import { notifyMe } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MiscPage } from '../MiscPage.tsx';
import { onPhone } from '../pages.staging.ts';

const meta = {
  component: MiscPage,
  args: { page: 'coming-soon', homeHref: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MiscPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tell: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'Mei@siam.test');
  await userEvent.click(canvas.getByRole('button', { name: 'Tell me when' }));
};

const saysSo =
  (heading: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveAttribute(
      'href',
      '/',
    );
  };

export const ComingSoon: Story = { play: saysSo('Soon on the menu') };
export const Maintenance: Story = {
  args: { page: 'maintenance' },
  play: saysSo('The kitchen is being cleaned'),
};
export const NotAuthorized: Story = {
  args: { page: 'not-authorized' },
  play: saysSo('This door is for others'),
};
export const NotFound: Story = {
  args: { page: 'error' },
  play: saysSo('Nothing on this plate'),
};
export const Phone: Story = { args: { page: 'maintenance' }, globals: onPhone };
export const Dark: Story = { args: { page: 'error' }, globals: { skin: 'dark' } };

export const Told: Story = {
  play: async (context) => {
    await tell(context);
    await expect(await context.canvas.findByText(/We write to/)).toHaveTextContent('mei@siam.test');
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await canvas.findByText('Fill this in.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(notifyMe, 'crashed')] } },
  play: async (context) => {
    await tell(context);
    await context.canvas.findByText(/Something went wrong on our side/);
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('Mei@siam.test');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(notifyMe)] } },
  play: async (context) => {
    await tell(context);
    await expect(context.canvas.getByRole('button', { name: /Tell me when/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
