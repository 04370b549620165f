import { useEffect, useEffectEvent } from 'react';
import { useClient } from './client.ts';
import type { LiveEvent } from './endpoints/orders.ts';
import { followEvents } from './live.ts';

/** News that come together are asked about once. */
const restMs = 150;

/** Asks anew whenever something of these kinds happens at a merchant, for as long as the screen is there; `null` waits. */
export function useNews(
  merchant_id: number | '' | null,
  heard: ReadonlySet<LiveEvent['kind']>,
  refresh: () => void,
): void {
  const client = useClient();
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    if (merchant_id === null) return;
    const stop = new AbortController();
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(), restMs);
    };
    void followEvents({
      client,
      merchant_id,
      since: () => last,
      onEvent: ({ sequence, kind }) => {
        last = sequence;
        if (heard.has(kind)) soon();
      },
      onPoll: soon,
      // What happened between the first answer and the stream.
      onState: (state) => void (state === 'live' && soon()),
      signal: stop.signal,
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, heard, merchant_id]);
}
