import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ColorPicker.guide.ts';
import { ColorPicker } from './ColorPicker.tsx';

const meta = {
  component: ColorPicker,
  parameters: { guide },
  args: {
    label: 'Colour of the brand',
    defaultValue: '#0f766e',
    labels: {
      hex: 'Code',
      area: 'Saturation and brightness',
      hue: 'Hue',
      alpha: 'Opacity',
      swatches: 'Known colours',
    },
    onChange: fn(),
  },
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.clear(code);
    await userEvent.type(code, '#b91c1c{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#b91c1c'));
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const hue = canvas.getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#760f0f');
  },
};
export const Swatches: Story = {
  args: { swatches: ['#0f766e', '#b91c1c', '#1d4ed8', '#a16207'] },
  play: async ({ args, canvas }) => {
    const options = canvas.getAllByRole('option');
    await userEvent.click(options[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('#b91c1c');
  },
};
export const Alpha: Story = {
  args: { hasAlpha: true, defaultValue: '#0f766e80' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider', { name: /Opacity/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0f766eff');
  },
};
export const Hovered: Story = {
  ...Swatches,
  play: undefined,
  globals: { pseudo: { hover: true } },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Colour of the brand' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};
export const Invalid: Story = {
  args: { defaultValue: '#ffff66', errorMessage: 'White words cannot be read on it.' },
};
export const LongText: Story = {
  args: {
    label: 'Farbe der Marke, wie sie auf Knöpfen und auf dem Bon des Restaurants erscheint',
    description: 'Zu helle Farben werden für Knöpfe von selbst dunkler.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function BrandForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { color: '#0f766e' } });
    return (
      <form noValidate onSubmit={handleSubmit((brand) => void onSave(brand))}>
        <Stack>
          <Controller
            control={control}
            name="color"
            render={({ field: { ref: _, ...field } }) => <ColorPicker {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    canvas.getByRole('slider', { name: /Hue/ }).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ color: '#760f0f' }));
  },
};
