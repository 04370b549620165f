import { displayOrders, listOrders } from '@servery/api';
import { useCall, useKnown } from '@servery/api/swr';
import { useEffect, useEffectEvent } from 'react';

/** The most orders of a list that are asked for; a bell that has more to count shows more than 99. */
export const mostWaiting = 100;

/** Long enough that a burst of events asks once. */
const calmMs = 800;

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
  const sequence = useKnown(displayOrders, { query: { merchant_id } })?.sequence;
  const retry = () => Promise.all([overdue.mutate(), stuck.mutate()]);
  const ask = useEffectEvent(() => void retry());
  useEffect(() => {
    if (sequence === undefined) return;
    const timer = setTimeout(() => ask(), calmMs);
    return () => clearTimeout(timer);
  }, [sequence]);
  const rows =
    overdue.data && stuck.data ? [...overdue.data.aaData, ...stuck.data.aaData] : undefined;
  const total = (overdue.data?.total ?? 0) + (stuck.data?.total ?? 0);
  return { rows, total, error: overdue.error ?? stuck.error, retry };
}
