import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BellIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Rating.guide.ts';
import { Rating } from './Rating.tsx';

const meta = {
  component: Rating,
  parameters: { guide },
  args: {
    label: 'How was the laksa?',
    valueLabel: (value: number) => `${value} of 5`,
    defaultValue: 3,
    onChange: fn(),
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How was the laksa?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
export const Halves: Story = {
  args: { hasHalves: true, defaultValue: 2.5, isValueShown: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3.5 of 5' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5);
  },
};
export const Clearable: Story = {
  args: { clearLabel: 'No answer' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No answer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).not.toBeChecked();
  },
};
export const OtherMarks: Story = { args: { icon: <BellIcon />, tone: 'accent' } };
export const TenMarks: Story = { args: { maxValue: 10, defaultValue: 7 } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Rating {...args} label="Small" size="s" />
      <Rating {...args} label="Middle" size="m" />
      <Rating {...args} label="Large" size="l" />
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['accent', 'warning', 'danger', 'success', 'neutral'] as const).map((tone) => (
        <Rating key={tone} {...args} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Empty: Story = { args: { defaultValue: null } };
export const Hovered: Story = {
  args: { isValueShown: true },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '5 of 5' }));
    await expect(await canvas.findByText('5 of 5')).toBeVisible();
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 3.7, isValueShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /3.7 of 5/ })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const Invalid: Story = {
  args: { defaultValue: null, errorMessage: 'Choose at least one star.' },
};
export const LongText: Story = {
  args: {
    label: 'Wie hat Ihnen das Gericht geschmeckt, das der Kellner heute empfohlen hat?',
    description: 'Ein Stern heißt: nie wieder. Fünf Sterne heißen: morgen noch einmal.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function ReviewForm(args) {
    const { control, handleSubmit } = useForm<{ stars: number | null }>({
      defaultValues: { stars: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit((review) => void onSave(review))}>
        <Stack>
          <Controller
            control={control}
            name="stars"
            rules={{ required: 'Choose the stars.' }}
            render={({ field, fieldState }) => (
              <Rating {...args} {...field} errorMessage={fieldState.error?.message} />
            )}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose the stars.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '5 of 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ stars: 5 }));
  },
};
