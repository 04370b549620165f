import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  calendarGone,
  dayButton,
  openCalendar,
  pickerLabels,
} from '../Calendar/picking.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './DateRangePicker.guide.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const labels = {
  ...pickerLabels,
  from: 'from',
  to: 'to',
};

const meta = {
  component: DateRangePicker,
  parameters: { guide },
  args: {
    label: 'Report',
    labels,
    today: '2026-11-21',
    defaultValue: { start: '2026-11-18', end: '2026-11-24' },
    presets: [
      { label: 'Today', range: { start: '2026-11-21', end: '2026-11-21' } },
      { label: 'This week', range: { start: '2026-11-16', end: '2026-11-22' } },
      { label: 'This month', range: { start: '2026-11-01', end: '2026-11-30' } },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(dayButton('2026-11-12'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayButton('2026-11-19'));
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-12',
      end: '2026-11-19',
    });
  },
};

export const Presets: Story = {
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(await screen.findByRole('button', { name: 'This week' }));
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-16',
      end: '2026-11-22',
    });
  },
};

export const Keyboard: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const [start, end] = ['from', 'to'].map((name) =>
      canvas.getByRole('group', { name: new RegExp(`${name}$`) }),
    );
    if (!start || !end) throw new Error('An end is missing');
    for (const [row, date] of [
      [start, '20'],
      [end, '19'],
    ] as const) {
      for (const [name, keys] of [
        ['day', date],
        ['month', '11'],
        ['year', '2026'],
      ] as const) {
        within(row).getByRole('spinbutton', { name }).focus();
        await userEvent.keyboard(keys);
      }
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(end).getByRole('spinbutton', { name: 'day' })).toBeInvalid();
    within(end).getByRole('spinbutton', { name: 'day' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-20',
      end: '2026-11-20',
    });
    canvas.getByRole('button', { name: 'Open calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dayButton('2026-11-20')).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-20',
      end: '2026-11-27',
    });
  },
};

export const WithoutPresets: Story = {
  args: { presets: undefined },
  play: async () => expect(await openCalendar()).toBeVisible(),
};
export const Open: Story = { play: async () => expect(await openCalendar()).toBeVisible() };
export const Empty: Story = { args: { defaultValue: null } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Invalid: Story = { args: { errorMessage: 'A report is of ninety days at most.' } };
export const LongText: Story = {
  args: {
    label: 'Zeitraum, über den die Abrechnung mit dem Lieferdienst erstellt werden soll',
    description: 'Höchstens neunzig Tage, der letzte davon gestern.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function ReportForm(args) {
    const { control, handleSubmit } = useForm({
      defaultValues: { days: { start: '2026-11-01', end: '2026-11-02' } },
    });
    return (
      <form noValidate onSubmit={handleSubmit((report) => void onSave(report))}>
        <Stack>
          <Controller
            control={control}
            name="days"
            render={({ field }) => <DateRangePicker {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await openCalendar();
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await calendarGone();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ days: { start: '2026-11-21', end: '2026-11-21' } }),
    );
  },
};
