import { useEffect, useEffectEvent } from 'react';
import { useClient } from './client.ts';
import type { LiveEvent } from './endpoints/liveEvents.ts';
import { followEvents } from './followEvents.ts';

/** Events within this time cause a single refresh, in milliseconds. */
const restMs = 150;

/**
 * Calls `refresh` whenever an event of these kinds occurs at a merchant, while the component is
 * mounted. Pass `null` to pause.
 */
export function useLiveRefresh(
  merchant_id: number | '' | null,
  kinds: ReadonlySet<LiveEvent['kind']>,
  refresh: () => void,
): void {
  const client = useClient();
  const onEvents = useEffectEvent(refresh);
  useEffect(() => {
    if (merchant_id === null) return;
    const stop = new AbortController();
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onEvents(), restMs);
    };
    void followEvents({
      client,
      merchant_id,
      since: () => last,
      onEvent: ({ sequence, kind }) => {
        last = sequence;
        if (kinds.has(kind)) soon();
      },
      onPoll: soon,
      // Covers events between the first response and the start of the stream.
      onState: (state) => void (state === 'live' && soon()),
      signal: stop.signal,
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, kinds, merchant_id]);
}
