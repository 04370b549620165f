import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  parameters: { guide },
  args: {
    label: 'Portions',
    defaultValue: 4,
    minValue: 0,
    maxValue: 10,
    decrementLabel: 'Fewer',
    incrementLabel: 'More',
    invalidMessage: (example) => `Enter a number, such as ${example}.`,
    limitMessage: ({ min, max }) =>
      max ? `Enter a number from ${min} to ${max}.` : `Enter ${min} or more.`,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('spinbutton', { name: 'Portions' })).toHaveValue('5');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '25');
    await userEvent.tab();
    await expect(input).toHaveValue('25');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};

export const AtItsEnd: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
};
export const Plain: Story = {
  args: { decrementLabel: undefined, incrementLabel: undefined, suffix: 'min' },
};
export const Invalid: Story = { args: { errorMessage: 'Ten at most.' } };

/**
 * A text that isn't a number stays in the field to be corrected; the value stays the previous one.
 */
export const NotANumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '1.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1.5');
    await expect(input).toHaveAccessibleDescription('Enter a number, such as 10.');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/**
 * A number outside the limits stays in the field to be corrected; the value stays the previous one.
 */
export const OutsideLimits: Story = {
  args: { label: 'Quantity', minValue: 1, maxValue: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    for (const text of ['1200', '0']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toBeValid();
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('Enter a number from 1 to 1,000.');
      await expect(args.onChange).toHaveBeenLastCalledWith(4);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1,000');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
  },
};

export const OneLimit: Story = {
  args: { minValue: 5, maxValue: undefined, defaultValue: null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, '3');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter 5 or more.');
  },
};

const onSubmit = fn((event: SyntheticEvent) => event.preventDefault());
/** A form isn't sent with a number outside the limits. */
export const InForm: Story = {
  decorators: [
    (Story) => (
      <Form label="Order" onSubmit={onSubmit}>
        <Story />
        <Button type="submit">Save order</Button>
      </Form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '25{Enter}');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('25');
    await userEvent.clear(input);
    await userEvent.type(input, '7{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

export const Decimals: Story = {
  args: { label: 'Service charge', suffix: '%', defaultValue: 10, maxValue: 100, maxDecimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '12,25 %');
    await userEvent.tab();
    await expect(input).toHaveValue('12.25');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.25);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } };
export const LongText: Story = {
  args: {
    label: 'Zahl der Portionen, die höchstens mit einer einzigen Bestellung gerufen werden dürfen',
    suffix: 'Portionen je Bestellung',
    description: 'Was darüber ist, geht an die Leitung der Küche zur Freigabe.',
  },
};
