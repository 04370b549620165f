import type { getDailyReport, Input } from '@servery/api';
import { maxReportDays } from '@servery/domain/reports';
import { date, defineView, type ViewOf } from '@servery/screens/view';

/** The URL state of the daily report: its first and last trading day; '' for the current one. */
export const reportView = defineView({ from: date(''), to: date('') });

export type ReportView = ViewOf<typeof reportView>;

/** Returns the query of a report; the current trading day is left out. */
export const reportQuery = (
  merchant_id: number | '',
  { from, to }: ReportView,
): Input<typeof getDailyReport>['query'] => ({
  merchant_id,
  ...(from !== '' && { from_date: from }),
  ...(to !== '' && { to_date: to }),
});

const dayMs = 86_400_000;

/** Returns the date some days before a date, both `YYYY-MM-DD`. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/** Whether a period has more days than a report can cover. */
export const isTooLong = ({ start, end }: { start: string; end: string }): boolean =>
  daysBefore(end, maxReportDays - 1) > start;
