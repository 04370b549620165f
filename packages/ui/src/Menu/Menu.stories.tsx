import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon, PrinterIcon } from '../icons.ts';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    trigger: <Button>Order actions</Button>,
    label: 'Order actions',
    onAction: fn(),
    items: [
      { id: 'print', label: 'Print ticket', icon: <PrinterIcon />, shortcut: 'Ctrl P' },
      {
        id: 'edit',
        label: 'Edit order',
        icon: <EditIcon />,
        description: 'Until the kitchen starts',
      },
      { id: 'copy', label: 'Copy number', icon: <CopyIcon /> },
      { type: 'separator', id: 'line' },
      { id: 'void', label: 'Void order', icon: <DeleteIcon />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Open: Story = { args: { defaultOpen: true } };
export const Sections: Story = {
  args: {
    defaultOpen: true,
    items: [
      { type: 'section', id: 'a', title: 'Kitchen', items: [{ id: 'fire', label: 'Fire course' }] },
      { type: 'section', id: 'b', title: 'Bill', items: [{ id: 'split', label: 'Split bill' }] },
    ],
  },
};
export const IconOpener: Story = {
  args: {
    trigger: (
      <IconButton label="More">
        <MoreIcon />
      </IconButton>
    ),
    placement: 'bottom end',
  },
};
export const Links: Story = {
  args: { defaultOpen: true, items: [{ id: 'help', label: 'Help', href: '#help' }] },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute(
      'href',
      '#help',
    );
  },
};

export const DisabledWithReason: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'edit', label: 'Edit order' },
      { id: 'void', label: 'Void order', isDisabled: true, disabledReason: 'Already paid' },
    ],
  },
  play: async ({ args }) => {
    const item = await screen.findByRole('menuitem', { name: /Void order/ });
    await expect(item).toHaveAccessibleName(/Already paid/);
    await userEvent.click(item);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(item).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    const focused = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    opener.focus();
    await userEvent.keyboard('{ArrowUp}');
    await focused(/Void order/);
    await userEvent.keyboard('{ArrowDown}');
    await focused(/Print ticket/);
    await userEvent.keyboard('c');
    await focused(/Copy number/);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await focused(/Print ticket/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Void order/ }));
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('void');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByRole('button'));
    await gone();
  },
};
