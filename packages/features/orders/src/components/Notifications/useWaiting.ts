import { displayOrders, listOrders } from '@servery/api';
import { useCall, useKnown } from '@servery/api/swr';
import { useEffect, useEffectEvent } from 'react';

/** What every screen asks for: few rows, those that wait longest. */
export const glance = 8;
/** What the open panel asks for. */
export const whole = 100;

/** Long enough that a burst of events asks once. */
const calmMs = 800;

/**
 * What needs action at a merchant, the longest waiting first. Asked anew when somebody comes back,
 * once a minute, and when the live board (if it is there, with its stream) hears of a change.
 */
export function useWaiting(merchant_id: number | '', length: number) {
  const waiting = useCall(
    listOrders,
    { query: { type: 'action', status_remark: 'any', merchant_id, length, order: 'asc' } },
    { refreshInterval: 60_000, keepPreviousData: true },
  );
  const sequence = useKnown(displayOrders, { query: { merchant_id } })?.sequence;
  const ask = useEffectEvent(() => void waiting.mutate());
  useEffect(() => {
    if (sequence === undefined) return;
    const timer = setTimeout(() => ask(), calmMs);
    return () => clearTimeout(timer);
  }, [sequence]);
  return waiting;
}
