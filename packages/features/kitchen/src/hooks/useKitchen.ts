import { displayKitchen, followEvents, Problem, type LiveState } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useCall } from '@servery/api/swr';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeKitchen } from '../kitchenBoard.ts';

const retryMs = 5000;

/** The tickets of a zone or of the kitchen, kept up to date by the event stream; asks every few seconds when that is cut. */
export function useKitchen(merchant_id: number | '', zone_id: number | '') {
  const client = useClient();
  const [live, setLive] = useState<LiveState>('polling');
  /** Why the tickets could not be brought up to date, until they are. */
  const [trouble, setTrouble] = useState<Problem>();
  const board = useCall(
    displayKitchen,
    { query: { merchant_id, zone_id } },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const { data, mutate } = board;
  const sequence = data?.sequence;
  const isCatchingUp = useRef(false);
  const isBehind = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // One question at a time: what happens while it is under way is asked for right after it.
  const catchUp = useEffectEvent(async (): Promise<void> => {
    isBehind.current = isCatchingUp.current;
    if (isCatchingUp.current) return;
    isCatchingUp.current = true;
    try {
      const query = { merchant_id, zone_id, since: sequence };
      const next = await client.call(displayKitchen, { query });
      // The display may be gone by now, and the cache with it when somebody else signs in.
      if (isGone.current) return;
      await mutate((current) => (current ? mergeKitchen(current, next) : next), false);
      setTrouble(undefined);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setTrouble(error);
    } finally {
      isCatchingUp.current = false;
    }
    if (isBehind.current) await catchUp();
  });
  const since = useEffectEvent(() => sequence);

  useEffect(() => {
    if (!trouble) return;
    const timer = setTimeout(() => void catchUp(), retryMs);
    return () => clearTimeout(timer);
  }, [trouble]);

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

  return { ...board, error: board.error ?? trouble, live };
}
