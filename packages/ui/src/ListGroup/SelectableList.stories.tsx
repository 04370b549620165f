import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { guide } from './SelectableList.guide.ts';
import { SelectableList } from './SelectableList.tsx';

const items = ['Wei Ling', 'Omar Haddad', 'Priya Nair'].map((name) => ({
  id: name,
  title: name,
  description: 'On duty until ten',
  icon: <Avatar name={name} size="s" isDecorative />,
}));

const meta = {
  component: SelectableList,
  parameters: { guide },
  args: { label: 'Waiter', items, onSelectionChange: fn() },
} satisfies Meta<typeof SelectableList>;
export default meta;
type Story = StoryObj<typeof meta>;

const selected = (element: HTMLElement) => element.getAttribute('aria-selected') === 'true';

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('option');
    if (!first || !second) throw new Error('Two rows are needed');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['Omar Haddad']));
    await expect(selected(first)).toBe(false);
    await expect(selected(second)).toBe(true);
  },
};
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['Wei Ling'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Priya/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['Wei Ling', 'Priya Nair']),
    );
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  },
};
export const Keyboard: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['Omar Haddad'] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('option');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['Omar Haddad', 'Priya Nair']),
    );
    await userEvent.keyboard('{Home}{Enter}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const Flush: Story = { args: { isFlush: true, defaultSelectedKeys: ['Wei Ling'] } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultSelectedKeys: ['Wei Ling'] },
  play: async ({ args, canvas }) => {
    for (const option of canvas.getAllByRole('option')) option.click();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="Nobody is on duty">Ask someone to come in.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is on duty')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    defaultSelectedKeys: ['a'],
    items: [
      { id: 'a', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsleiterin' },
    ],
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      title: `Table ${index + 1}`,
    })),
  },
};
