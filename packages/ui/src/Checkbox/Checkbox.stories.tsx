import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Takes delivery orders', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Takes delivery orders'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Selected: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Described: Story = {
  args: { description: 'Riders see the kitchen door on the map.' },
};
export const LabelOnly: Story = {
  args: { children: undefined, label: 'Select order 1048' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select order 1048' })).toBeVisible();
  },
};
export const Invalid: Story = {
  args: {
    isInvalid: true,
    errorMessage: 'Say yes before you send the order.',
    description: 'The kitchen starts immediately.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Takes delivery orders' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Say yes before you send the order. The kitchen starts immediately.',
    );
  },
};
export const Disabled: Story = {
  render: (args) => (
    <Stack gap="none">
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children:
      'Bestellungen, die nach Küchenschluss eingehen, werden am nächsten Morgen automatisch angenommen',
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

const onSave = fn();
export const InForm: Story = {
  render: function DeliveryForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { delivers: false } });
    return (
      <form noValidate onSubmit={handleSubmit((shop) => void onSave(shop))}>
        <Controller
          control={control}
          name="delivers"
          render={({ field: { value, ...field } }) => (
            <Checkbox {...args} {...field} value={undefined} isSelected={value} />
          )}
        />
        <Button type="submit">Save</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ delivers: true }));
  },
};
