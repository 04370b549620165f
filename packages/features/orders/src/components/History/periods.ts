import { addDays, minutesOf } from '@servery/domain/time';
import type { HistoryView } from '../../historyQuery.ts';

/** The named periods. */
export const periods = ['today', 'yesterday', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** The first and the last minute of a view, in the merchant's time zone. */
export type Dates = Pick<HistoryView, 'startDate' | 'endDate'>;

const days = (first: string, last: string): Dates => ({
  startDate: `${first} 00:00`,
  endDate: `${last} 23:59`,
});

/** Returns the minute before a time of day, such as 03:59. */
function minuteBefore(time: string): string {
  const minutes = minutesOf(time) - 1;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const parts = (moment: string) => [moment.slice(0, 10), moment.slice(11)] as const;

/**
 * Returns dates as people see them. Whole days are trading days, so they are shown from the day
 * start to the one after the last day, which is in the night.
 */
export function shownDates(dates: Dates, day_start: string): Dates {
  const [first, from] = parts(dates.startDate);
  const [last, until] = parts(dates.endDate);
  if (day_start === '00:00' || from !== '00:00' || until !== '23:59') return dates;
  return {
    startDate: `${first} ${day_start}`,
    endDate: `${addDays(last, 1)} ${minuteBefore(day_start)}`,
  };
}

/** Returns the dates of a view for the dates that people see: the reverse of `shownDates`. */
export function datesFrom(shown: Dates, day_start: string): Dates {
  const [first, from] = parts(shown.startDate);
  const [last, until] = parts(shown.endDate);
  const isWhole = day_start !== '00:00' && from === day_start && first < last;
  return isWhole && until === minuteBefore(day_start) ? days(first, addDays(last, -1)) : shown;
}

/** Returns the start and end of a period relative to a trading day `YYYY-MM-DD`. */
export function datesOf(period: Period, today: string): Dates {
  if (period === 'yesterday') return days(addDays(today, -1), addDays(today, -1));
  if (period === 'week') return days(addDays(today, -6), today);
  if (period === 'month') return days(`${today.slice(0, 7)}-01`, today);
  return days(today, today);
}

/**
 * Returns the dates for the URL: empty for today, so that a saved link always shows the current
 * day.
 */
export function toAddress(dates: Dates, today: string): Dates {
  const { startDate, endDate } = datesOf('today', today);
  const isToday = dates.startDate === startDate && dates.endDate === endDate;
  return isToday ? { startDate: '', endDate: '' } : dates;
}

/** Returns the named period that matches a view's dates, or null for custom dates. */
export function periodOf({ startDate, endDate }: Dates, today: string): Period | null {
  if (startDate === '') return 'today';
  const fits = (period: Period) => {
    const dates = datesOf(period, today);
    return dates.startDate === startDate && dates.endDate === endDate;
  };
  return periods.find(fits) ?? null;
}
