import { displayOrders } from '@servery/api';
import { useKnown } from '@servery/api/swr';
import { useEffect, useEffectEvent } from 'react';

/** Long enough that a burst of events asks once. */
const calmMs = 800;

/** Refreshes something of a merchant whenever the live board, if it is there with its stream, gets a change. */
export function useBoardNews(merchant_id: number | '', refresh: () => unknown): void {
  const sequence = useKnown(displayOrders, { query: { merchant_id } })?.sequence;
  const ask = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (sequence === undefined) return;
    const timer = setTimeout(() => ask(), calmMs);
    return () => clearTimeout(timer);
  }, [sequence]);
}
