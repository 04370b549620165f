import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StoreIcon } from '../icons.ts';
import { guide } from './TagGroup.guide.ts';
import { TagGroup } from './TagGroup.tsx';

const tags = [
  { value: 'open', label: 'Status: open' },
  { value: 'hall', label: 'Main hall', icon: <StoreIcon aria-hidden /> },
  { value: 'today', label: 'Today' },
];

const meta = {
  component: TagGroup,
  parameters: { guide },
  args: {
    label: 'Filters',
    tags,
    onRemove: fn(),
    removeLabel: (label: string) => `Remove ${label}`,
    clearLabel: 'Clear all',
    onClear: fn(),
  },
  render: function Controlled(args) {
    const [left, setLeft] = useState(args.tags);
    return (
      <TagGroup
        {...args}
        tags={left}
        onRemove={
          args.onRemove &&
          ((value) => {
            args.onRemove?.(value);
            setLeft(left.filter((tag) => tag.value !== value));
          })
        }
      />
    );
  },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Main hall' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Remove Status: open' });
    await expect(first).toHaveFocus();
    const on = getComputedStyle(first).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(on);
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('hall');
    await expect(canvas.getByRole('button', { name: 'Remove Today' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
  },
};
export const OnlyShown: Story = { args: { onRemove: undefined, clearLabel: undefined } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const Empty: Story = { args: { tags: [], empty: 'No filter is set.' } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    tags: [
      { value: 'l', label: 'Reservierungen der Sommerterrasse hinter dem alten Hafenspeicher' },
    ],
  },
};
export const Many: Story = {
  args: {
    tags: Array.from({ length: 30 }, (_, n) => ({ value: `${n}`, label: `Table ${n + 1}` })),
  },
};
