import { DatePicker, DateRangePicker, DateTimePicker, MultiDatePicker } from '@servery/ui';

const words = {
  open: 'Open',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  monthMenu: 'Month',
  yearMenu: 'Year',
  today: 'today',
  selected: 'selected',
  unavailable: 'unavailable',
  day: { label: 'day', placeholder: 'dd' },
  month: { label: 'month', placeholder: 'mm' },
  year: { label: 'year', placeholder: 'yyyy' },
};
const timeMessages = {
  date: 'date',
  time: 'time',
  hour: { label: 'hour', placeholder: '––' },
  minute: { label: 'minute', placeholder: '––' },
  dayPeriod: { label: 'AM or PM', placeholder: '––' },
};

/** Fields with a calendar. */
export const pickers = {
  DatePicker: () => <DatePicker label="Day" labels={words} />,
  MultiDatePicker: () => (
    <MultiDatePicker label="Days" labels={{ ...words, remove: (day) => `Remove ${day}` }} />
  ),
  DateRangePicker: () => (
    <DateRangePicker label="Stay" labels={{ ...words, from: 'from', to: 'to' }} />
  ),
  DateTimePicker: () => <DateTimePicker label="Arrival" labels={{ ...words, ...timeMessages }} />,
};
