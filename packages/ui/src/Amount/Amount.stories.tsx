import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Amount.guide.ts';
import { Amount } from './Amount.tsx';

const meta = {
  component: Amount,
  parameters: { guide },
  args: { children: 'RM 12.90' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Negative: Story = {
  args: { children: '-RM 3.00', tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−RM 3.00')).toBeVisible();
  },
};
export const Column: Story = {
  render: () => (
    <Inline>
      <Stack gap="none">
        {['RM 1,111.11', 'RM 88.00', '-RM 3.45', 'RM 0.05'].map((amount) => (
          <Amount key={amount} isBlock>
            {amount}
          </Amount>
        ))}
      </Stack>
    </Inline>
  ),
};
export const Headline: Story = { args: { children: 'RM 4,812.60', size: 'xxl', weight: 'bold' } };
export const Struck: Story = { args: { isStruck: true, tone: 'muted' } };
export const LongText: Story = { args: { children: 'RM 1,204,338,112,740,515.05', size: 'xl' } };
