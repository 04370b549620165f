import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    trigger: <Button>Edit hours</Button>,
    title: 'Opening hours',
    description: 'Guests can order while the kitchen is open.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: 'Monday to Friday, eleven to ten.',
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button tone="accent" emphasis="solid" onPress={close}>
          Save hours
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = { args: { defaultOpen: true } };
export const Small: Story = { args: { defaultOpen: true, size: 's' } };
export const Large: Story = { args: { defaultOpen: true, size: 'l' } };
export const Pending: Story = {
  args: { defaultOpen: true, isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: 'A title that goes on and on until it has to break into a second line of words',
    children: Array.from({ length: 40 }, (_, n) => <p key={n}>Rule {n + 1} of the house.</p>),
  },
  play: async () => {
    await screen.findByRole('dialog');
    const body = await screen.findByRole('group');
    body.focus();
    await expect(body).toHaveFocus();
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Opening hours' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let n = 0; n < 5; n += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Save hours' }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const UnsavedChanges: Story = {
  args: { defaultOpen: true, onCloseRequest: fn(() => false) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onCloseRequest).toHaveBeenCalledTimes(2);
    await expect(dialog).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
