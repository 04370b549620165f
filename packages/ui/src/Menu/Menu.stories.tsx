import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon, PrinterIcon } from '../icons.ts';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  parameters: { guide, docs: { story: { inline: false } } },
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
const focused = (name: RegExp, role = 'menuitem') =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

export const Default: Story = {
  args: { defaultOpen: true },
  play: () => focused(/Print ticket/),
};

export const Sections: Story = {
  args: {
    defaultOpen: true,
    items: [
      { type: 'section', id: 'a', title: 'Kitchen', items: [{ id: 'fire', label: 'Fire course' }] },
      { type: 'section', id: 'b', title: 'Bill', items: [{ id: 'split', label: 'Split bill' }] },
    ],
  },
};

const move = {
  id: 'move',
  label: 'Move to',
  items: [
    { id: 'hall', label: 'Main hall' },
    { id: 'patio', label: 'Patio', items: [{ id: 'p1', label: 'Patio 1' }] },
  ],
};
const nested = [{ id: 'print', label: 'Print ticket' }, move, { id: 'void', label: 'Void order' }];

export const Submenus: Story = {
  args: { items: nested },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.hover(await screen.findByRole('menuitem', { name: 'Move to' }));
    await userEvent.hover(await screen.findByRole('menuitem', { name: 'Patio' }));
    await focused(/^Patio$/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Patio 1' }));
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('p1');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to' }));
    await focused(/Main hall/);
    await expect(screen.getAllByRole('menu')).toHaveLength(2);
  },
};

/** Returns the arrow keys that open and close a submenu, which depend on the reading direction. */
const lineKeys = () =>
  document.dir === 'rtl'
    ? { into: '{ArrowLeft}', out: '{ArrowRight}' }
    : { into: '{ArrowRight}', out: '{ArrowLeft}' };

export const SubmenuKeyboard: Story = {
  args: { items: nested },
  play: async ({ args, canvas }) => {
    const { into, out } = lineKeys();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(/Print ticket/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(into);
    await focused(/Main hall/);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(into);
    await focused(/Patio 1/);
    await userEvent.keyboard('{Escape}');
    await focused(/^Patio$/);
    await userEvent.keyboard(out);
    await focused(/Move to/);
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await focused(/Main hall/);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('hall');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

const columns = ['Number', 'Table', 'Total'].map((label) => ({ id: label, label }));

export const ManyChoices: Story = {
  render: function Columns(args) {
    const [keys, setKeys] = useState(['Number']);
    const items = [
      {
        type: 'section' as const,
        id: 'columns',
        title: 'Columns',
        items: columns,
        selectionMode: 'multiple' as const,
        selectedKeys: keys,
        onSelectionChange: setKeys,
      },
    ];
    return <Menu {...args} trigger={<Button>Columns</Button>} label="Columns" items={items} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const number = await screen.findByRole('menuitemcheckbox', { name: 'Number' });
    await expect(number).toBeChecked();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Total' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Total' })).toBeChecked();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(number).not.toBeChecked();
  },
};

export const OneChoice: Story = {
  render: function Order(args) {
    const [keys, setKeys] = useState(['Number']);
    const items = [
      {
        type: 'section' as const,
        id: 'sort',
        title: 'Sort by',
        items: columns,
        selectionMode: 'single' as const,
        selectedKeys: keys,
        onSelectionChange: setKeys,
      },
    ];
    return <Menu {...args} trigger={<Button>Sort</Button>} label="Sort by" items={items} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Table' }));
    await gone();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Table' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Number' })).not.toBeChecked();
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

export const Disabled: Story = {
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

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
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

export const Pointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Void order/ }));
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('void');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByRole('button'));
    await gone();
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.click(document.body);
    await gone();
  },
};

export const Hovered: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.hover(await screen.findByRole('menuitem', { name: /Edit order/ }));
    await focused(/Edit order/);
  },
};

export const Focused: Story = {
  ...Default,
  globals: { pseudo: { focusVisible: ['[data-id=print]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};

export const Pressed: Story = {
  ...Default,
  globals: { pseudo: { active: ['[data-id=edit]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    items: [
      {
        id: 'long',
        label: 'Bestellungsannahmebestätigung an alle Küchenbildschirme des Hauses senden',
        description: 'Uninterruptedlylongnamesofplacesandtables'.repeat(2),
        shortcut: 'Ctrl Shift P',
      },
      { id: 'short', label: 'Drucken' },
    ],
  },
};

export const Many: Story = {
  args: {
    defaultOpen: true,
    items: Array.from({ length: 60 }, (_, n) => ({ id: `${n}`, label: `Table ${n + 1}` })),
  },
  play: async () => {
    await focused(/^Table 1$/);
    await userEvent.keyboard('{End}');
    await focused(/^Table 60$/);
  },
};
