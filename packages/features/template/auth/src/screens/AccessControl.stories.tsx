import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessAnalytics } from '../AccessAnalytics.tsx';
import { AccessControl } from '../AccessControl.tsx';
import { onPhone } from '../pages.fixtures.ts';

const meta = {
  component: AccessControl,
  args: { mayReadAnalytics: true, analyticsHref: '/access-control/analytics' },
} satisfies Meta<typeof AccessControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MayReadAnalytics: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Visible to everyone' })).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Visible with analytics access' }));
    const link = card.getByRole('link', { name: 'Open the page for analysts' });
    await expect(link).toHaveAttribute('href', '/access-control/analytics');
  },
};

export const MayNot: Story = {
  args: { mayReadAnalytics: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Visible to everyone' })).toBeVisible();
    await expect(canvas.queryByText(/Only roles with permission/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Analytics: Story = {
  render: () => <AccessAnalytics backHref="/access-control" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Visible with analytics access' });
    const link = canvas.getByRole('link', { name: 'Access control' });
    await expect(link).toHaveAttribute('href', '/access-control');
  },
};

export const Phone: Story = { globals: onPhone };
