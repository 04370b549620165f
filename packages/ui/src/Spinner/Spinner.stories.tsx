import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  parameters: { guide },
  args: { label: 'Printing' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Printing' })).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'l' } };
