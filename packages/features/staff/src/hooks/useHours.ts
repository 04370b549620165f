import { useIntl } from 'react-intl';
import { attendanceMessages as messages } from '../messages/attendance.ts';

/** Returns formatters of hours, and of trading days as short dates. */
export function useHours() {
  const { formatMessage, formatDate } = useIntl();
  const day = (date: string, style: Intl.DateTimeFormatOptions) =>
    formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', ...style });
  return {
    /** Formats minutes as hours and minutes. */
    hours: (minutes: number) =>
      formatMessage(messages.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    /** Formats minutes as in a timesheet, such as 7:45. */
    short: (minutes: number) =>
      `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    /** Formats a day of a week, such as Mon 16. */
    weekday: (date: string) => day(date, { weekday: 'short', day: 'numeric' }),
    /** Formats a day, such as Mon 16 Nov. */
    longDay: (date: string) => day(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** Formats a day with its year. */
    date: (date: string) => day(date, { dateStyle: 'medium' }),
  };
}
