import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Importing dishes', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing dishes' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    const filled = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(filled / bar.getBoundingClientRect().width).toBeCloseTo(0.4, 1);
  },
};
export const InLabels: Story = {
  args: { value: 3, maxValue: 12, valueLabel: '3 of 12 dishes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 of 12 dishes',
    );
    await expect(canvas.getByText('3 of 12 dishes')).toBeVisible();
  },
};
export const LabelHidden: Story = {
  args: { isLabelHidden: true, isValueHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing dishes' })).toBeVisible();
    await expect(canvas.queryByText('Importing dishes')).toBeNull();
  },
};
export const EveryTone: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map(
        (tone, index) => (
          <ProgressBar key={tone} {...args} label={tone} tone={tone} value={30 + index * 12} />
        ),
      )}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['s', 'm', 'l'] as const).map((size) => (
        <ProgressBar key={size} {...args} label={size} size={size} />
      ))}
    </Stack>
  ),
};
export const Striped: Story = { args: { isStriped: true, size: 'l' } };
export const Animated: Story = { args: { isAnimated: true, size: 'l', tone: 'success' } };
export const Pending: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100, tone: 'success' } };
export const LongText: Story = {
  args: {
    label: 'Speisekarte der Donaudampfschifffahrtsgesellschaft wird eingelesen',
    valueLabel: 'dreihundertvierzig von achthundert',
  },
};
