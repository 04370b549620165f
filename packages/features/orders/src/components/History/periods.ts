import { addDays } from '@servery/domain/time';
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
