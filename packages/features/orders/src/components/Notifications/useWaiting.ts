import { listOrders } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useBoardNotifications } from '../../hooks/useBoardNotifications.ts';

/**
 * The maximum number of orders loaded of each list; the bell shows larger counts only as more than
 * 99.
 */
export const maxWaiting = 100;

/** Returns the orders of a list that have an open reason, the longest waiting first. */
const useListed = (type: 'new' | 'action', merchant_id: number | '') =>
  useCall(
    listOrders,
    { query: { type, status_remark: 'any', merchant_id, length: maxWaiting, order: 'asc' } },
    { refreshInterval: 60_000, keepPreviousData: true },
  );

/**
 * Returns the orders of a merchant that need attention: overdue new ones, and those with an open
 * reason on the board. Refreshes once a minute, when the page regains focus, and when the live
 * board's stream, if it is open, reports a change.
 */
export function useWaiting(merchant_id: number | '') {
  const overdue = useListed('new', merchant_id);
  const stuck = useListed('action', merchant_id);
  const retry = () => Promise.all([overdue.mutate(), stuck.mutate()]);
  useBoardNotifications(merchant_id, retry);
  const rows =
    overdue.data && stuck.data ? [...overdue.data.aaData, ...stuck.data.aaData] : undefined;
  const total = (overdue.data?.total ?? 0) + (stuck.data?.total ?? 0);
  return { rows, total, error: overdue.error ?? stuck.error, retry };
}
