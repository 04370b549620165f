import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    trigger: <Button tone="danger">Void order</Button>,
    title: 'Void order 214?',
    children: 'Three lines worth RM 48.50 leave the kitchen screen. The payment is not refunded.',
    confirmLabel: 'Void order',
    cancelLabel: 'Keep it',
    tone: 'danger',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};
export const Accent: Story = {
  args: { defaultOpen: true, tone: 'accent', title: 'Publish the menu?', confirmLabel: 'Publish' },
};
export const Pending: Story = { args: { defaultOpen: true, isPending: true } };
export const Failed: Story = {
  args: { defaultOpen: true, errorMessage: 'The order was settled a moment ago.' },
};

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Void order 214?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void order' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const StaysUntilDone: Story = {
  args: { defaultOpen: true, onConfirm: fn(() => new Promise(() => {})) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void order' }));
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
  },
};

export const Focused: Story = { ...Default, args: { ...Default.args, defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bestellungsannahmebestätigungsgebührenaufstellung für Tischreservierungen aller Art?',
    children: 'Uninterruptedlylongnamesofplacesandtables'.repeat(3),
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
