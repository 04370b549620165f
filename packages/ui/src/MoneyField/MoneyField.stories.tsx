import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './MoneyField.guide.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  component: MoneyField,
  parameters: { guide },
  args: {
    label: 'Price',
    currency: 'RM',
    defaultValue: 1290,
    invalidMessage: (example) => `Enter an amount, such as ${example}.`,
    onChange: fn(),
  },
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

/**
 * A text that isn't an amount stays in the field to be corrected; the value stays the previous one.
 */
export const NotAnAmount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '12.90.1');
    await userEvent.tab();
    await expect(input).toHaveValue('12.90.1');
    await expect(input).toHaveAccessibleDescription('Enter an amount, such as 1,500.00.');
    await expect(args.onChange).toHaveBeenLastCalledWith(1290);
    await userEvent.clear(input);
    await userEvent.type(input, '8');
    await userEvent.tab();
    await expect(input).toHaveValue('8.00');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(800);
  },
};

/** `1.500` is ambiguous: one and a half, or one thousand five hundred. */
export const TwoReadings: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1.500');
    await expect(args.onChange).toHaveBeenLastCalledWith(1290);
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('1.500');
  },
};

/** Amounts are formatted and parsed with the separators of the locale. */
export const German: Story = {
  decorators: [
    (Story) => (
      <I18nProvider locale="de">
        <Story />
      </I18nProvider>
    ),
  ],
  args: { label: 'Preis', defaultValue: 150_000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Preis' });
    await expect(input).toHaveValue('1.500,00');
    for (const text of ['2.500,00', '2500', '2500,00', '2.500', 'RM 2.500']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(250_000);
      await expect(input).toHaveValue('2.500,00');
    }
  },
};

const onSubmit = fn((event: SyntheticEvent) => event.preventDefault());
/** A form isn't sent with an amount that can't be read. */
export const InForm: Story = {
  decorators: [
    (Story) => (
      <Form label="Dish" onSubmit={onSubmit}>
        <Story />
        <Button type="submit">Save dish</Button>
      </Form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'free{Enter}');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '1,500{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(150_000);
    await expect(input).toHaveValue('1,500.00');
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
export const LongText: Story = {
  args: {
    label: 'Mindestbestellwert für Lieferungen außerhalb des Stadtgebiets an Sonn- und Feiertagen',
    defaultValue: 120433811274051,
    errorMessage: 'Höchstens so viel, wie die Bank an einem Tag auszahlt.',
  },
};
