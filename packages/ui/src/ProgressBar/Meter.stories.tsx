import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Meter.guide.ts';
import { Meter } from './Meter.tsx';

const meta = {
  component: Meter,
  parameters: { guide },
  args: { label: 'Tables taken', value: 18, maxValue: 24, valueLabel: '18 of 24' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Tables taken' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await expect(meter).toHaveAttribute('aria-valuetext', '18 of 24');
  },
};
export const NearlyFull: Story = {
  args: { value: 23, valueLabel: '23 of 24, nearly full', tone: 'danger' },
};
export const Empty: Story = { args: { value: 0, valueLabel: '0 of 24' } };
export const LongText: Story = {
  args: { label: 'Belegte Tische der Donaudampfschifffahrtsgesellschaftskantine am Hafen' },
};
