import { displayOrders } from '@servery/api';
import { useKnown } from '@servery/api/swr';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough that a burst of events causes one request. */
const calmMs = 800;

/**
 * Calls `refresh` whenever the board of a merchant in the SWR cache receives a change after the
 * component has mounted.
 */
export function useBoardNotifications(merchant_id: number | '', refresh: () => unknown): void {
  const sequence = useKnown(displayOrders, { query: { merchant_id } })?.sequence;
  const known = useRef(sequence);
  const ask = useEffectEvent(() => {
    known.current = sequence;
    void refresh();
  });
  useEffect(() => {
    if (sequence === known.current) return;
    const timer = setTimeout(() => ask(), calmMs);
    return () => clearTimeout(timer);
  }, [sequence]);
}
