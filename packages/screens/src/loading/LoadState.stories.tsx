import { Problem } from '@servery/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadState } from './LoadState.tsx';

const meta = {
  component: LoadState,
  args: { error: undefined, onRetry: fn() },
} satisfies Meta<typeof LoadState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { error: new Problem('crashed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load this page');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
