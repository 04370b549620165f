import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    trigger: <Button>Order 214</Button>,
    title: 'Order 214',
    description: 'Table 7, eight minutes ago',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: 'Two nasi lemak, one iced tea.',
    footer: (
      <Button tone="accent" emphasis="solid">
        Accept order
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = { args: { defaultOpen: true } };
export const Large: Story = { args: { defaultOpen: true, size: 'l' } };
export const Pending: Story = { args: { defaultOpen: true, isPending: true } };
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 60 }, (_, n) => <p key={n}>Line {n + 1}</p>),
  },
  play: async () => {
    await screen.findByRole('dialog');
    const body = await screen.findByRole('group');
    body.focus();
    await expect(body).toHaveFocus();
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};

export const OverByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Order 214' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Beside: Story = {
  args: { placement: 'beside' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Order 214' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Order 214' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    if (window.innerWidth >= 1024)
      await expect(opener.closest('[inert], [aria-hidden]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
