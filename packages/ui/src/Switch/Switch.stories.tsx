import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MoonIcon, SunIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  parameters: { guide },
  args: { children: 'Accept automatically', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Accept automatically' })).toBeChecked();
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Row: Story = {
  args: { isRow: true, description: 'New orders go straight to the kitchen.' },
};
export const Disabled: Story = {
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </Stack>
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="none">
      {(['accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Switch key={tone} {...args} tone={tone} defaultSelected>
          {tone}
        </Switch>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} size="s" />
      <Switch {...args} size="m" defaultSelected />
      <Switch {...args} size="l" />
    </Stack>
  ),
};
export const Icons: Story = {
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} size="l" onIcon={<MoonIcon />} offIcon={<SunIcon />}>
        Dark
      </Switch>
      <Switch {...args} size="l" onIcon={<MoonIcon />} offIcon={<SunIcon />} defaultSelected>
        Dark
      </Switch>
    </Stack>
  ),
};
export const LabelAtStart: Story = { args: { labelSide: 'start' } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { isPending: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: 'Open the kitchen first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Accept automatically' })).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Open the kitchen first.');
  },
};
export const LongText: Story = {
  args: {
    isRow: true,
    children: 'Bestellungen, die nach Küchenschluss eingehen, am nächsten Morgen annehmen',
    description: 'Gäste sehen sofort, dass ihr Essen erst am nächsten Tag gekocht wird.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function AutoForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { isAutomatic: false } });
    return (
      <form noValidate onSubmit={handleSubmit((shop) => void onSave(shop))}>
        <Controller
          control={control}
          name="isAutomatic"
          render={({ field: { value, ...field } }) => (
            <Switch {...args} {...field} isSelected={value} />
          )}
        />
        <Button type="submit">Save</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ isAutomatic: true }));
  },
};
