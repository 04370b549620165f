import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './StackedBar.guide.ts';
import { StackedBar } from './StackedBar.tsx';

const parts = [
  { id: 'table', label: 'Table', value: 50, tone: 'accent' },
  { id: 'pickup', label: 'Pick-up', value: 30, tone: 'info' },
  { id: 'delivery', label: 'Delivery', value: 20, tone: 'warning' },
] as const;

const meta = {
  component: StackedBar,
  parameters: { guide },
  args: { label: 'Orders by way of service', parts },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Orders by way of service' });
    await expect(list).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Table.*50/);
  },
};
export const OfAWhole: Story = { args: { maxValue: 200, size: 'l' } };
export const Striped: Story = { args: { isStriped: true, size: 'l' } };
export const LegendHidden: Story = { args: { isLegendHidden: true, isLabelHidden: true } };
export const Empty: Story = { args: { parts: parts.map((part) => ({ ...part, value: 0 })) } };
export const LongText: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      label: `${part.label} Donaudampfschifffahrtsgesellschaft`,
    })),
  },
};
export const Many: Story = {
  args: {
    parts: (['accent', 'info', 'success', 'warning', 'danger', 'neutral'] as const).map(
      (tone, index) => ({ id: tone, label: tone, value: 10 + index, tone }),
    ),
  },
};
