import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  parameters: { guide },
  args: {
    label: 'Search orders',
    clearLabel: 'Clear',
    placeholder: 'Number, name or table',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cleared: Story = {
  args: { defaultValue: 'tea' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(input, '1048{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('1048');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'tea' } };
export const Hovered: Story = {
  args: { defaultValue: 'tea' },
  globals: { pseudo: { hover: true } },
};
export const Focused: Story = { globals: { pseudo: { focusWithin: true } } };
export const Pressed: Story = {
  args: { defaultValue: 'tea' },
  globals: { pseudo: { active: true } },
};
export const LongText: Story = {
  args: {
    label: 'Bestellungen, Gäste und Tische in allen Filialen suchen',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen mit Sahne und Kirschen',
  },
};
