import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionLight } from './ConnectionLight.tsx';

const meta = {
  component: ConnectionLight,
  args: { status: 'online', children: 'Live' },
} satisfies Meta<typeof ConnectionLight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live');
  },
};
export const Reconnecting: Story = { args: { status: 'reconnecting', children: 'Reconnecting' } };
export const Offline: Story = { args: { status: 'offline', children: 'Offline since 18:40' } };
