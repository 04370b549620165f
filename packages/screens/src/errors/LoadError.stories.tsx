import { Problem } from '@servery/api';
import { EmptyState } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadError } from './LoadError.tsx';

const meta = {
  component: LoadError,
  args: { error: new Problem('crashed'), onRetry: fn() },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our end.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { error: new Problem('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t connect.');
  },
};

export const Explained: Story = {
  args: { title: 'Couldn’t load the order', explain: ({ code }) => `Code: ${code}.` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Couldn’t load the order');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code: crashed.');
  },
};

export const Forbidden: Story = {
  args: { error: new Problem('forbidden'), forbidden: 'It takes the right to see orders.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'You don’t have access to this page',
    );
    await canvas.findByText('It takes the right to see orders.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Missing: Story = {
  args: { error: new Problem('notFound'), missing: <EmptyState title="Table not found" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Table not found');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Earlier data is shown below. */
export const Stale: Story = {
  args: { staleTitle: 'This may be out of date' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('This may be out of date');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
