import { displayOrders, followEvents, type LiveState } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useCall } from '@servery/api/swr';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeBoard } from '../board.ts';

/** The live board of a merchant, kept up to date by its event stream; asks every few seconds when that is cut. */
export function useBoard(merchant_id: number | '') {
  const client = useClient();
  const [live, setLive] = useState<LiveState>('polling');
  const board = useCall(
    displayOrders,
    { query: { merchant_id } },
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
  const { data, mutate } = board;
  const sequence = data?.sequence;
  const isCatchingUp = useRef(false);
  const isBehind = useRef(false);

  // One question at a time: what happens while it is under way is asked for right after it.
  const catchUp = useEffectEvent(async (): Promise<void> => {
    if (isCatchingUp.current) {
      isBehind.current = true;
      return;
    }
    isCatchingUp.current = true;
    await mutate(
      async (current) => {
        const since = current?.sequence;
        const next = await client.call(displayOrders, { query: { merchant_id, since } });
        return current ? mergeBoard(current, next) : next;
      },
      { revalidate: false, throwOnError: false },
    );
    isCatchingUp.current = false;
    if (!isBehind.current) return;
    isBehind.current = false;
    await catchUp();
  });
  const since = useEffectEvent(() => sequence);

  const isReady = sequence !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    void followEvents({
      client,
      merchant_id,
      since: () => since(),
      onEvent: (event) => {
        if (event.sequence > (since() ?? 0)) void catchUp();
      },
      onPoll: () => void catchUp(),
      onState: setLive,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [client, merchant_id, isReady]);

  return { ...board, live };
}
