import type { Meta } from '@storybook/react-vite';
import { pickerLabels } from '../Calendar/picking.fixtures.ts';
import { DateRangePicker } from '../DatePicker/DateRangePicker.tsx';
import type { DayRange } from '../Calendar/RangeCalendar.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx';
import { TimeRangeField, type TimeRange } from '../TimeField/TimeRangeField.tsx';
import { trip } from './roundTrip.fixtures.tsx';

/** Typed times and periods, in every language. */
const meta = {
  title: 'Foundations / Round trip of periods',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;
export default meta;

const clock = {
  hour: { label: 'hour', placeholder: '––' },
  minute: { label: 'minute', placeholder: '––' },
  dayPeriod: { label: 'AM/PM', placeholder: '––' },
};
const ends = { from: 'from', to: 'to' };

export const NativeMoment = trip('2026-11-24 18:40', (props) => (
  <DateTimeField {...props} label="Delivery" />
));
export const NativeDay = trip('2026-11-24', (props) => (
  <DateTimeField {...props} label="Delivery" granularity="day" />
));

const moment = (value: string, hourCycle?: 12 | 24) =>
  trip<string | null>(value, (props) => (
    <DateTimePicker
      {...props}
      label="Delivery"
      today="2026-11-21"
      hourCycle={hourCycle}
      labels={{ ...pickerLabels, ...clock, date: 'day', time: 'time' }}
    />
  ));
export const Moment = moment('2026-11-24 18:40', 24);
export const MomentAfterMidnight = moment('2026-11-24 00:05', 12);

export const Period = trip<DayRange | null>({ start: '2026-11-18', end: '2026-12-04' }, (props) => (
  <DateRangePicker
    {...props}
    label="Report"
    today="2026-11-21"
    labels={{ ...pickerLabels, ...ends }}
  />
));
export const Hours = trip<TimeRange | null>({ start: '18:30', end: '02:15' }, (props) => (
  <TimeRangeField {...props} label="Open" labels={{ ...clock, ...ends }} />
));
