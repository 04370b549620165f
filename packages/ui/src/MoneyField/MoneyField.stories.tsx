import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './MoneyField.guide.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  component: MoneyField,
  parameters: { guide },
  args: { label: 'Price', currency: 'RM', defaultValue: 1290, onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await expect(input).toHaveValue('12.90');
    await userEvent.clear(input);
    await userEvent.type(input, '4.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(450);
    await userEvent.tab();
    await expect(input).toHaveValue('4.50');
  },
};

export const NotAnAmount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'free', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await userEvent.tab();
    await expect(input).toHaveValue('12.90');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { defaultValue: null, placeholder: '0.00', hint: 'Optional' } };
export const WholeUnits: Story = { args: { currency: '¥', minorDigits: 0, defaultValue: 1200 } };
export const Invalid: Story = { args: { errorMessage: 'A price cannot be below zero.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    await userEvent.keyboard('8,05');
    await expect(args.onChange).toHaveBeenLastCalledWith(805);
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusWithin: true } } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongWords: Story = {
  args: {
    label: 'Mindestbestellwert für Lieferungen außerhalb des Stadtgebiets an Sonn- und Feiertagen',
    defaultValue: 120433811274051,
    errorMessage: 'Höchstens so viel, wie die Bank an einem Tag auszahlt.',
  },
};
