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
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './DatePicker.guide.ts';
import { DatePicker } from './DatePicker.tsx';
import { MultiDatePicker } from './MultiDatePicker.tsx';

const meta = {
  component: DatePicker,
  parameters: { guide },
  args: {
    label: 'Delivery day',
    labels: pickerLabels,
    today: '2026-11-21',
    defaultValue: '2026-11-24',
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await openCalendar();
    await userEvent.click(dayButton('2026-11-12'));
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
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
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const InLabels: Story = {
  args: { format: { dateStyle: 'full' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/2026|٢٠٢٦/),
};
export const InLabelsEmpty: Story = {
  args: { format: { dateStyle: 'full' }, defaultValue: null, placeholder: 'Choose a day' },
};

export const Unavailable: Story = {
  args: {
    minValue: '2026-11-10',
    isDateUnavailable: (day) => ['2026-11-25', '2026-11-26'].includes(day),
    defaultValue: '2026-11-25',
    errorMessage: 'The kitchen is closed on that day.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'day' })).toBeInvalid();
    await openCalendar();
    await expect(dayButton('2026-11-25')).toHaveAccessibleName(/closed/);
  },
};

const onDays = fn();
export const SeveralDays: Story = {
  render: ({ value: _, defaultValue: __, ...args }) => (
    <MultiDatePicker
      {...args}
      label="Days off"
      labels={{ ...args.labels, remove: (day) => `Remove ${day}` }}
      defaultValue={['2026-11-24', '2026-12-25']}
      onChange={onDays}
    />
  ),
  play: async ({ canvas }) => {
    await openCalendar();
    await userEvent.click(dayButton('2026-11-12'));
    await expect(onDays).toHaveBeenLastCalledWith(['2026-11-12', '2026-11-24', '2026-12-25']);
    await userEvent.keyboard('{Escape}');
    await calendarGone();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    await expect(onDays).toHaveBeenLastCalledWith(['2026-11-24', '2026-12-25']);
  },
};

export const Open: Story = {
  args: { hasWeekNumbers: true },
  play: async () => expect(await openCalendar()).toBeVisible(),
};
export const Empty: Story = { args: { defaultValue: null } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'month' }).focus();
    await expect(canvas.getByRole('spinbutton', { name: 'month' })).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Invalid: Story = { args: { errorMessage: 'Nobody delivers on that day.' } };
export const LongText: Story = {
  args: {
    label: 'Liefertag, an dem der Fahrer die Kisten vor die Küchentür stellt',
    format: { dateStyle: 'full' },
    description: 'Montag bis Samstag, wenn die Bestellung vor zehn Uhr abends eingeht.',
  },
};

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Dialog trigger={<Button>Move</Button>} title="Move delivery" closeLabel="Close" defaultOpen>
      <DatePicker {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(dayButton('2026-11-12')).toBeVisible());
    await userEvent.click(dayButton('2026-11-12'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await waitFor(() => expect(screen.getAllByRole('dialog').length).toBe(1));
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function DeliveryForm(args) {
    const { control, handleSubmit } = useForm<{ day: string | null }>({
      defaultValues: { day: '2026-11-24' },
    });
    return (
      <form noValidate onSubmit={handleSubmit((delivery) => void onSave(delivery))}>
        <Stack>
          <Controller
            control={control}
            name="day"
            render={({ field }) => <DatePicker {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await openCalendar();
    await userEvent.click(dayButton('2026-11-30'));
    await calendarGone();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ day: '2026-11-30' }));
  },
};
