import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ContextMenu.guide.ts';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  component: ContextMenu,
  parameters: { guide },
  args: {
    label: 'Order 214',
    onAction: fn(),
    items: [
      { id: 'print', label: 'Print ticket', shortcut: 'Ctrl P' },
      { id: 'move', label: 'Move to', items: [{ id: 'hall', label: 'Main hall' }] },
      { type: 'separator', id: 'line' },
      { id: 'void', label: 'Void order', tone: 'danger' },
    ],
    children: (
      <Card>
        <Stack gap="s" align="start">
          <span>Order 214, table 7</span>
          <Button>Accept order</Button>
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const focused = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
const rightClick = (element: Element) =>
  userEvent.pointer({ keys: '[MouseRight]', target: element });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByText('Order 214, table 7');
    const { left, top } = card.getBoundingClientRect();
    await fireEvent.contextMenu(card, { clientX: left + 20, clientY: top + 10 });
    await focused(/Print ticket/);
    const menu = screen.getByRole('menu', { name: 'Order 214' }).getBoundingClientRect();
    const isRtl = document.dir === 'rtl';
    const from = isRtl ? menu.right : menu.left;
    await expect(Math.abs(from - (left + 20))).toBeLessThan(24);
    await expect(menu.top - (top + 10)).toBeLessThan(24);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Void order' }));
    await expect(args.onAction).toHaveBeenCalledWith('void');
    await gone();
    await rightClick(card);
    await focused(/Print ticket/);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await focused(/Print ticket/);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await focused(/Print ticket/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await focused(/Main hall/);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('hall');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const PressOutside: Story = {
  play: async ({ args, canvas }) => {
    await rightClick(canvas.getByText('Order 214, table 7'));
    await screen.findByRole('menu');
    await userEvent.click(document.body);
    await gone();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const isLeftToBrowser = await fireEvent.contextMenu(canvas.getByText('Order 214, table 7'));
    await expect(isLeftToBrowser).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Opens the menu with the pointer in the middle of the area. */
const opened: Story['play'] = async ({ canvas }) => {
  await rightClick(canvas.getByText('Order 214, table 7'));
  await screen.findByRole('menu');
};

export const Hovered: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.hover(await screen.findByRole('menuitem', { name: 'Void order' }));
    await focused(/Void order/);
  },
};

export const Focused: Story = {
  globals: { pseudo: { focusVisible: ['[data-id=print]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
  play: opened,
};

export const Pressed: Story = {
  globals: { pseudo: { active: ['[data-id=void]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
  play: opened,
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Bestellungsannahmebestätigung an alle Küchenbildschirme des Hauses senden',
        description: 'Uninterruptedlylongnamesofplacesandtables'.repeat(2),
      },
    ],
  },
  play: opened,
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, n) => ({ id: `${n}`, label: `Table ${n + 1}` })),
  },
  play: opened,
};
