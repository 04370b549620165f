import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
    await expect(input).toHaveValue('10');
    await userEvent.click(input);
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

/** What is no number stays to be corrected; the value is the one of before. */
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
export const LongWords: Story = {
  args: {
    label: 'Zahl der Portionen, die höchstens mit einer einzigen Bestellung gerufen werden dürfen',
    suffix: 'Portionen je Bestellung',
    description: 'Was darüber ist, geht an die Leitung der Küche zur Freigabe.',
  },
};
