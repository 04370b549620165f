import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './MiniBars.guide.ts';
import { MiniBars } from './MiniBars.tsx';

const meta = {
  component: MiniBars,
  parameters: { guide },
  args: {
    label: 'Orders rose from 20 to 48 in seven days',
    values: [20, 24, 22, 31, 28, 40, 48],
    table: {
      columns: ['Day', 'Orders'],
      names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    },
  },
} satisfies Meta<typeof MiniBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Sun 48' })).toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      <MiniBars {...args} size="s" />
      <MiniBars {...args} size="m" tone="warning" />
      <MiniBars {...args} size="l" tone="info" />
    </>
  ),
};
export const Level: Story = { args: { values: [5, 5, 5], table: undefined } };
export const Empty: Story = {
  args: { values: [], label: 'No orders yet', table: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No orders yet' })).toBeInTheDocument();
  },
};
export const Many: Story = {
  args: {
    values: Array.from({ length: 90 }, (_, n) => 20 + ((n * 37) % 23) + n / 3),
    table: undefined,
  },
};
