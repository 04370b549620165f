import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  calendarGone,
  dayButton,
  openCalendar,
  pickerLabels,
} from '../Calendar/picking.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './DateTimePicker.guide.ts';
import { DateTimePicker } from './DateTimePicker.tsx';

const labels = {
  ...pickerLabels,
  date: 'day',
  time: 'time',
  hour: { label: 'hour', placeholder: '––' },
  minute: { label: 'minute', placeholder: '––' },
  dayPeriod: { label: 'AM/PM', placeholder: '––' },
};

const meta = {
  component: DateTimePicker,
  parameters: { guide },
  args: {
    label: 'Delivery',
    labels,
    today: '2026-11-21',
    defaultValue: '2026-11-24 18:40',
    hourCycle: 24,
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await openCalendar();
    await userEvent.click(dayButton('2026-11-12'));
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12 18:40');
    await expect(canvas.getByRole('spinbutton', { name: 'day' })).toHaveValue('12');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(dayButton('2026-11-24')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await calendarGone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dayButton('2026-11-24')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01 18:40');
  },
};

export const Empty: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    for (const [name, keys] of [
      ['day', '21'],
      ['month', '11'],
      ['year', '2026'],
      ['hour', '18'],
    ] as const) {
      canvas.getByRole('spinbutton', { name }).focus();
      await userEvent.keyboard(keys);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('spinbutton', { name: 'minute' }).focus();
    await userEvent.keyboard('40');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21 18:40');
  },
};
export const TwelveHours: Story = { args: { hourCycle: 12 } };
export const Bounds: Story = {
  args: { minValue: '2026-11-24 19:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'hour' })).toBeInvalid();
    await openCalendar();
    await expect(dayButton('2026-11-23')).toBeDisabled();
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await expect(canvas.getByRole('spinbutton', { name: 'hour' })).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Invalid: Story = { args: { errorMessage: 'Nobody delivers at that time.' } };
export const LongText: Story = {
  args: {
    label: 'Liefertermin, zu dem der Fahrer die Kisten vor die Küchentür stellt',
    description: 'Nach der Uhr des Restaurants, nicht nach der des Lieferanten.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function DeliveryForm(args) {
    const { control, handleSubmit } = useForm<{ at: string | null }>({
      defaultValues: { at: '2026-11-24 18:40' },
    });
    return (
      <form noValidate onSubmit={handleSubmit((delivery) => void onSave(delivery))}>
        <Stack>
          <Controller
            control={control}
            name="at"
            render={({ field }) => <DateTimePicker {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ at: '2026-11-24 19:40' }));
  },
};
