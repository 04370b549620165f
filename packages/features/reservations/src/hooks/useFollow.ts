import { followEvents } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEffect, useEffectEvent } from 'react';

/** News that come together are asked about once. */
const restMs = 150;

/** Asks anew whenever something happens at a merchant's tables or with its bookings, for as long as the screen is there. */
export function useFollow(merchant_id: number | '' | null, refresh: () => void): void {
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
        if (kind === 'reservation.changed' || kind === 'table.changed') soon();
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
  }, [client, merchant_id]);
}
