import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './ProgressRing.guide.ts';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  component: ProgressRing,
  parameters: { guide },
  args: { value: 0.27, label: '4 minutes of 15', children: '4', tone: 'success' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 minutes of 15' })).toBeVisible();
  },
};
export const Late: Story = {
  args: { value: 1.4, label: '21 of 15', children: '21', tone: 'danger' },
};
export const Empty: Story = { args: { value: 0, label: '0 of 15', children: '0' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <ProgressRing {...args} size="s" />
      <ProgressRing {...args} size="m" tone="warning" value={0.7} />
      <ProgressRing {...args} size="l" tone="accent" value={0.5} />
    </Inline>
  ),
};
