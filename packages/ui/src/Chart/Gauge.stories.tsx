import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Gauge.guide.ts';
import { Gauge } from './Gauge.tsx';

const meta = {
  component: Gauge,
  parameters: { guide },
  args: { value: 0.83, label: '83 of 100 tickets done', children: '83 %' },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '83 of 100 tickets done' })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <>
      <Gauge {...args} size="s" tone="success" />
      <Gauge {...args} size="m" tone="warning" value={0.4} />
      <Gauge {...args} size="l" tone="danger" value={1.4} />
    </>
  ),
};
export const Empty: Story = { args: { value: 0, label: 'No tickets yet', children: '0 %' } };
export const LongText: Story = { args: { children: 'Küchenbestellungen abgeschlossen' } };
