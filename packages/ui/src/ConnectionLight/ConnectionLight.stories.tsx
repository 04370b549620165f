import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ConnectionLight.guide.ts';
import { ConnectionLight } from './ConnectionLight.tsx';

const meta = {
  component: ConnectionLight,
  parameters: { guide },
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
export const LongText: Story = {
  args: {
    status: 'offline',
    children: 'Seit 18:40 ohne Verbindung zum Küchenbildschirm im Erdgeschoss',
  },
};
