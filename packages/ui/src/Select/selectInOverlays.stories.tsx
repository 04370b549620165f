import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Select / In overlays',
  component: Select,
  args: {
    label: 'Table',
    defaultValue: '',
    onChange: fn(),
    options: [
      { value: '', label: 'All tables' },
      { value: 'patio', label: 'Patio' },
      { value: 'hall', label: 'Main hall' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('combobox', { hidden: true });
const opener = () => screen.getByRole('button', { name: 'Move order', hidden: true });
const overlay = () => screen.findByRole('dialog', { name: 'Move order' });
const shows = (text: string) => waitFor(() => expect(box()).toHaveTextContent(text));
const focusIn = (element: Element) =>
  waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function listed() {
  const list = await screen.findByRole('listbox');
  await focusIn(list);
  // Check that the overlay doesn't cover the list.
  const { x, y, width, height } = list.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  await expect(list.contains(hit)).toBe(true);
  return list;
}

/**
 * Opens the overlay, selects an option, and closes the list and then the overlay with Escape, by
 * keyboard alone.
 */
const byKeyboard: Story['play'] = async ({ args }) => {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  const around = await overlay();
  await focusIn(around);
  while (document.activeElement !== box()) {
    await userEvent.tab();
    await focusIn(around);
  }
  await userEvent.keyboard('{Enter}');
  await listed();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect(around).toBeInTheDocument();
  await waitFor(() => expect(box()).toHaveFocus());
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await listed();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await closed();
  await shows('Patio');
  await expect(args.onChange).toHaveBeenLastCalledWith('patio');
  await waitFor(() => expect(box()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(opener()).toHaveFocus());
};

/** Tests the same with the pointer: a press outside closes the list, the next one the overlay. */
const byPointer: Story['play'] = async ({ args }) => {
  const outside = () => userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
  await userEvent.click(opener());
  const around = await overlay();
  await focusIn(around);
  await userEvent.click(box());
  await listed();
  await userEvent.click(await screen.findByRole('option', { name: 'Main hall' }));
  await closed();
  await shows('Main hall');
  await expect(args.onChange).toHaveBeenLastCalledWith('hall');
  await waitFor(() => expect(box()).toHaveFocus());
  await userEvent.click(box());
  await listed();
  await outside();
  await closed();
  await expect(around).toBeInTheDocument();
  await expect(args.onChange).toHaveBeenCalledTimes(1);
  await outside();
  await gone();
  await waitFor(() => expect(opener()).toHaveFocus());
};

/** Returns a keyboard story and a pointer story of the same overlay. */
const inside = (surround: (select: ReactNode) => ReactElement) => {
  const render: Story['render'] = (args) => surround(<Select {...args} />);
  return { keyboard: { render, play: byKeyboard }, pointer: { render, play: byPointer } };
};

const shared = {
  trigger: <Button>Move order</Button>,
  title: 'Move order',
  closeLabel: 'Close',
};

const dialog = inside((select) => <Dialog {...shared}>{select}</Dialog>);
const drawer = inside((select) => <Drawer {...shared}>{select}</Drawer>);
const sheet = inside((select) => (
  <Drawer {...shared} side="bottom">
    {select}
  </Drawer>
));
const popover = inside((select) => (
  <Popover trigger={shared.trigger} title="Move order">
    {select}
  </Popover>
));

export const InDialogByKeyboard: Story = dialog.keyboard;
export const InDialogByPointer: Story = dialog.pointer;
export const InDrawerByKeyboard: Story = drawer.keyboard;
export const InDrawerByPointer: Story = drawer.pointer;
export const InSheetByKeyboard: Story = sheet.keyboard;
export const InSheetByPointer: Story = sheet.pointer;
export const InPopoverByKeyboard: Story = popover.keyboard;
export const InPopoverByPointer: Story = popover.pointer;
