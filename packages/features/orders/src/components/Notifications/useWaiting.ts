import { listOrders } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useBoardNews } from '../../hooks/useBoardNews.ts';

/** The most orders of a list that are asked for; a bell that has more to count shows more than 99. */
export const mostWaiting = 100;

/** The orders of a list that have an open reason, the longest waiting first. */
const useListed = (type: 'new' | 'action', merchant_id: number | '') =>
  useCall(
    listOrders,
    { query: { type, status_remark: 'any', merchant_id, length: mostWaiting, order: 'asc' } },
    { refreshInterval: 60_000, keepPreviousData: true },
  );

/**
 * The orders of a merchant that need someone: overdue new ones, and those that need attention on the
 * board. Asked again when somebody comes back, once a minute, and when the live board (if it is
 * there, with its stream) hears of a change.
 */
export function useWaiting(merchant_id: number | '') {
  const overdue = useListed('new', merchant_id);
  const stuck = useListed('action', merchant_id);
  const retry = () => Promise.all([overdue.mutate(), stuck.mutate()]);
  useBoardNews(merchant_id, retry);
  const rows =
    overdue.data && stuck.data ? [...overdue.data.aaData, ...stuck.data.aaData] : undefined;
  const total = (overdue.data?.total ?? 0) + (stuck.data?.total ?? 0);
  return { rows, total, error: overdue.error ?? stuck.error, retry };
}
