import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessControl } from '../AccessControl.tsx';
import { onPhone } from '../pages.fixtures.ts';

const meta = {
  component: AccessControl,
  args: { mayReadAnalytics: true },
} satisfies Meta<typeof AccessControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MayReadAnalytics: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Visible to everyone' })).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: 'Visible with analytics access' }),
    ).toBeVisible();
  },
};

export const MayNot: Story = {
  args: { mayReadAnalytics: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Visible to everyone' })).toBeVisible();
    await expect(canvas.queryByText(/Only roles with permission/)).toBeNull();
  },
};

export const Phone: Story = { globals: onPhone };
