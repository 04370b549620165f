import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { guide } from './CheckboxGroup.guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: CheckboxGroup,
  parameters: { guide },
  args: {
    label: 'Handed over',
    defaultValue: ['pickup'],
    onChange: fn(),
    children: (
      <>
        <Checkbox value="delivery" description="A rider brings it.">
          Delivery
        </Checkbox>
        <Checkbox value="pickup">Pickup</Checkbox>
        <Checkbox value="dinein">Dine in</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Handed over' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dine in' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pickup', 'dinein']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pickup' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['dinein']);
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Delivery' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['pickup', 'delivery']);
  },
};
export const All: Story = {
  args: { allLabel: 'All ways', allValues: ['delivery', 'pickup', 'dinein'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All ways' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['delivery', 'pickup', 'dinein']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const Inline: Story = { args: { isInline: true } };
export const Empty: Story = { args: { defaultValue: [] } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pickup' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dine in' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { defaultValue: [], errorMessage: 'Choose at least one way.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pickup' })).toBeInvalid();
  },
};
export const LongText: Story = {
  args: {
    label: 'Wege, auf denen Gäste ihre Bestellung bekommen, solange die Küche geöffnet ist',
    children: (
      <Checkbox value="long">
        Lieferung durch einen Fahrer des Hauses innerhalb von fünf Kilometern um das Restaurant
      </Checkbox>
    ),
  },
};
export const Many: Story = {
  args: {
    isInline: true,
    children: Array.from({ length: 30 }, (_, n) => (
      <Checkbox key={n} value={`${n}`}>
        Table {n + 1}
      </Checkbox>
    )),
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function WaysForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { ways: ['pickup'] } });
    return (
      <form noValidate onSubmit={handleSubmit((shop) => void onSave(shop))}>
        <Controller
          control={control}
          name="ways"
          render={({ field: { ref: _, onBlur: __, ...field } }) => (
            <CheckboxGroup {...args} {...field} />
          )}
        />
        <Button type="submit">Save</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dine in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ways: ['pickup', 'dinein'] }));
  },
};
