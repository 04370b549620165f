import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Donut.guide.ts';
import { Donut } from './Donut.tsx';

const meta = {
  component: Donut,
  parameters: { guide },
  args: {
    label: 'Orders by channel',
    parts: [
      { id: 'hall', label: 'Dine-in', value: 52 },
      { id: 'away', label: 'Takeaway', value: 31 },
      { id: 'home', label: 'Delivery', value: 17 },
    ],
    children: '100',
    format: (value: number) => `${value} %`,
  },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Orders by channel' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Orders by channel' })).toHaveTextContent(
      'Takeaway31 %',
    );
  },
};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Empty: Story = { args: { parts: [], children: '0' } };
export const LongText: Story = {
  args: {
    parts: [
      { id: 'a', label: 'Lieferungen innerhalb des Stadtgebietes und der Vororte', value: 80 },
      { id: 'b', label: 'Selbstabholungen', value: 20 },
    ],
  },
};
export const Many: Story = {
  args: {
    parts: Array.from({ length: 9 }, (_, n) => ({
      id: `${n}`,
      label: `Channel ${n + 1}`,
      value: 10 + n,
    })),
  },
};
