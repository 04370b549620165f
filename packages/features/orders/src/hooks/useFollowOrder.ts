import { followEvents, type Order } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEffect, useEffectEvent } from 'react';
import { useOrder } from './useOrder.ts';

/** Keeps one order as it is now while it is followed: each of its events asks for it anew. */
export function useFollowOrder(id: number, isFollowed: boolean): void {
  const client = useClient();
  const { data: order, mutate } = useOrder(isFollowed ? id : null);
  const merchant_id = order?.merchant_id;
  const ask = useEffectEvent(() => void mutate());
  const isNews = useEffectEvent((version: Order['version']) => version > (order?.version ?? 0));

  useEffect(() => {
    if (!isFollowed || merchant_id === undefined) return;
    const stop = new AbortController();
    let last: number | undefined;
    void followEvents({
      client,
      merchant_id,
      since: () => last,
      onEvent: ({ sequence, order_id, version }) => {
        last = sequence;
        if (order_id === id && isNews(version)) ask();
      },
      onPoll: () => ask(),
      // What happened between the first answer and the stream.
      onState: (state) => void (state === 'live' && ask()),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [client, id, isFollowed, merchant_id]);
}
