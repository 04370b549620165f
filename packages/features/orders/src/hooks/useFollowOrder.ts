import { followEvents, type Order } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEffect, useEffectEvent } from 'react';
import { useOrder } from './useOrder.ts';

/**
 * Keeps one order up to date by reloading it after each of its events, while `isFollowed` is true.
 */
export function useFollowOrder(id: number, isFollowed: boolean): void {
  const client = useClient();
  const { data: order, mutate } = useOrder(isFollowed ? id : null);
  const merchant_id = order?.merchant_id;
  const ask = useEffectEvent(() => void mutate());
  const isNewer = useEffectEvent((version: Order['version']) => version > (order?.version ?? 0));

  useEffect(() => {
    if (!isFollowed || merchant_id === undefined) return;
    const stop = new AbortController();
    let last: number | undefined;
    void followEvents({
      client,
      merchant_id,
      since: () => last,
      onEvent: ({ sequence, subject, version }) => {
        last = sequence;
        if (subject.kind === 'order' && subject.id === id && isNewer(version)) ask();
      },
      onPoll: () => ask(),
      // Covers changes between the first response and the start of the stream.
      onState: (state) => void (state === 'live' && ask()),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [client, id, isFollowed, merchant_id]);
}
