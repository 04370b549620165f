import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from './Calendar.guide.ts';
import { Calendar } from './Calendar.tsx';
import { MultiCalendar } from './MultiCalendar.tsx';
import { dayButton } from './picking.fixtures.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import { TimeZoneProvider } from './TimeZoneProvider.tsx';

const labels = {
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  monthMenu: 'Month',
  yearMenu: 'Year',
  week: 'Wk',
  today: 'today',
  selected: 'chosen',
  unavailable: 'not to be had',
};

const meta = {
  component: Calendar,
  parameters: { guide },
  args: {
    label: 'Day of the feast',
    labels,
    today: '2026-11-21',
    defaultValue: '2026-11-24',
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRtl = () => document.documentElement.dir === 'rtl';

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day of the feast' })).toBeVisible();
    await userEvent.click(dayButton('2026-11-12'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await expect(dayButton('2026-11-12').closest('[role=gridcell]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Month after' }));
    await expect(dayButton('2026-12-01')).toBeVisible();
  },
};

const farEast = 'Pacific/Kiritimati';
const farWest = 'Pacific/Niue';
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

/** Today depends on the time zone. These two zones are never on the same day. */
export const TodayByZone: Story = {
  args: { today: undefined, defaultValue: undefined },
  render: (args) => (
    <>
      {[farEast, farWest].map((timeZone) => (
        <TimeZoneProvider key={timeZone} timeZone={timeZone}>
          <Calendar {...args} label={timeZone} />
        </TimeZoneProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(dayIn(farEast)).not.toBe(dayIn(farWest));
    for (const timeZone of [farEast, farWest]) {
      const calendar = canvas.getByRole('group', { name: timeZone });
      const marked = calendar.querySelector('[data-today]');
      await expect(marked).toHaveAttribute('data-day', dayIn(timeZone));
    }
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    dayButton('2026-11-24').focus();
    await userEvent.keyboard(isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(dayButton('2026-11-25')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dayButton('2026-12-02')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(dayButton('2027-01-02')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(dayButton('2026-01-02')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-02');
  },
};

export const MonthAndYear: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), '2');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2028');
    await expect(dayButton('2028-02-29')).toBeVisible();
  },
};

export const Bounds: Story = {
  args: { minValue: '2026-11-10', maxValue: '2026-12-05' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Month before' })).toBeDisabled();
    await expect(dayButton('2026-11-09')).toBeDisabled();
    dayButton('2026-11-24').focus();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
  },
};

export const Unavailable: Story = {
  args: { isDateUnavailable: (day) => day.endsWith('6') || day.endsWith('7') },
  play: async ({ args }) => {
    await userEvent.click(dayButton('2026-11-16'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(dayButton('2026-11-16')).toHaveAccessibleName(/not to be had/);
  },
};

export const WeekNumbers: Story = { args: { hasWeekNumbers: true } };
export const SundayFirst: Story = { args: { firstDayOfWeek: 0 } };
export const TwoMonths: Story = { args: { visibleMonths: 2 } };

const onRange = fn();
export const Range: Story = {
  render: ({ value: _, defaultValue: __, ...args }) => (
    <RangeCalendar
      {...args}
      visibleMonths={2}
      defaultValue={{ start: '2026-11-18', end: '2026-12-03' }}
      onChange={onRange}
    />
  ),
  play: async () => {
    onRange.mockClear();
    await userEvent.click(dayButton('2026-11-27'));
    await userEvent.hover(dayButton('2026-11-25'));
    await expect(onRange).not.toHaveBeenCalled();
    await userEvent.click(dayButton('2026-11-24'));
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-27' });
  },
};

export const RangeByKeyboard: Story = {
  render: Range.render,
  play: async () => {
    onRange.mockClear();
    dayButton('2026-11-18').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(onRange).toHaveBeenCalledTimes(1);
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-25', end: '2026-12-02' });
  },
};

export const RangeBetweenTaken: Story = {
  render: ({ value: _, defaultValue: __, ...args }) => (
    <RangeCalendar
      {...args}
      isDateUnavailable={(day) => day === '2026-11-18' || day === '2026-11-25'}
      onChange={onRange}
    />
  ),
  play: async () => {
    onRange.mockClear();
    await userEvent.click(dayButton('2026-11-20'));
    await userEvent.click(dayButton('2026-11-26'));
    await expect(onRange).not.toHaveBeenCalled();
    await userEvent.click(dayButton('2026-11-24'));
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-24' });
  },
};

const onDays = fn();
export const Many: Story = {
  render: ({ value: _, defaultValue: __, ...args }) => (
    <MultiCalendar {...args} defaultValue={['2026-11-10', '2026-11-24']} onChange={onDays} />
  ),
  play: async () => {
    await userEvent.click(dayButton('2026-11-12'));
    await expect(onDays).toHaveBeenLastCalledWith(['2026-11-10', '2026-11-12', '2026-11-24']);
    await userEvent.click(dayButton('2026-11-10'));
    await expect(onDays).toHaveBeenLastCalledWith(['2026-11-12', '2026-11-24']);
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: ['[tabindex="0"]'] } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => expect(dayButton('2026-11-24')).toBeDisabled(),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args }) => {
    await userEvent.click(dayButton('2026-11-12'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = { args: { isInvalid: true } };
