import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './ActionCard.guide.ts';
import { ActionCard } from './ActionCard.tsx';

const meta = {
  component: ActionCard,
  parameters: { guide },
  args: {
    title: 'Sales today',
    labels: {
      collapse: 'Content of sales today',
      refresh: 'Refresh sales today',
      refreshing: 'Refreshing sales today',
      refreshed: 'Sales today are up to date',
      remove: 'Remove sales today',
    },
    children: 'Forty-eight orders, two of them late.',
    isCollapsible: true,
    onRefresh: fn(),
    onRemove: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const collapse = canvas.getByRole('button', { name: 'Content of sales today' });
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(collapse);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByText(/Forty-eight/)).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh sales today' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sales today' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  render: function Refreshable(args) {
    const [isRefreshing, setRefreshing] = useState(false);
    return (
      <>
        <ActionCard {...args} isRefreshing={isRefreshing} onRefresh={() => setRefreshing(true)} />
        <Button onPress={() => setRefreshing(false)}>It has come</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Content of sales today' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard(' ');
    await userEvent.tab();
    const refresh = canvas.getByRole('button', { name: 'Refresh sales today' });
    await expect(refresh).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(refresh.closest('[inert]')).not.toBeNull());
    canvas.getByRole('button', { name: 'It has come' }).click();
    await waitFor(() => expect(refresh).toHaveFocus());
  },
};

export const Collapsed: Story = { args: { defaultOpen: false } };
export const RefreshAlone: Story = { args: { isCollapsible: false, onRemove: undefined } };
export const WithOwnActions: Story = {
  args: { actions: <Button size="s">Export</Button>, footer: 'Since six in the morning' },
};
export const Pending: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.closest('[inert]')).not.toBeNull();
    await expect(canvas.getAllByText('Refreshing sales today')[0]).toBeVisible();
  },
};
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsumsatz' },
};
