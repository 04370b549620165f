import { getDailyReport, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { reportQuery, type ReportView } from '../reportView.ts';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order.changed',
  'drawer.changed',
  'day.closed',
]);

/** The report of some trading days, reloaded when an order or a drawer changes. */
export function useDailyReport(merchantId: number | '', view: ReportView) {
  const shown = useCall(
    getDailyReport,
    { query: reportQuery(merchantId, view) },
    { keepPreviousData: true },
  );
  useLiveRefresh(shown.data ? merchantId : null, kinds, () => void shown.mutate());
  return shown;
}
