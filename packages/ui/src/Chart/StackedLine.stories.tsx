import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './StackedLine.guide.ts';
import { StackedLine } from './StackedLine.tsx';

const meta = {
  component: StackedLine,
  parameters: { guide },
  args: {
    label: 'Orders by channel, Monday to Thursday',
    steps: { label: 'Day', names: ['Mon', 'Tue', 'Wed', 'Thu'] },
    series: [
      { id: 'hall', label: 'Dine-in', values: [20, 24, 30, 28] },
      { id: 'away', label: 'Takeaway', values: [10, 14, 12, 18] },
      { id: 'home', label: 'Delivery', values: [4, 6, 9, 12] },
    ],
  },
} satisfies Meta<typeof StackedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Thu 28 18 12' })).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { steps: { label: 'Day', names: [] }, series: [], label: 'No orders yet' },
};
export const LongText: Story = {
  args: {
    series: [
      {
        id: 'a',
        label: 'Lieferungen innerhalb des Stadtgebietes und der Vororte',
        values: [3, 4, 5, 6],
      },
      { id: 'b', label: 'Selbstabholungen an der Theke', values: [6, 4, 5, 3] },
    ],
  },
};
export const Many: Story = {
  args: {
    steps: { label: 'Day', names: Array.from({ length: 60 }, (_, n) => `${n + 1}`) },
    series: Array.from({ length: 6 }, (_, s) => ({
      id: `${s}`,
      label: `Channel ${s + 1}`,
      values: Array.from({ length: 60 }, (_, n) => 5 + ((n * (s + 3)) % 7)),
    })),
  },
};
