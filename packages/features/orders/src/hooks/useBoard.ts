import { displayOrders, followEvents, Problem, type LiveState } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useCall } from '@servery/api/swr';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeBoard } from '../board.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

const retryMs = 5000;

/** The live board of a merchant, kept up to date by its event stream; asks every few seconds when that is cut. */
export function useBoard(merchant_id: number | '') {
  const client = useClient();
  const refresh = useRefreshOrders();
  const [live, setLive] = useState<LiveState>('polling');
  /** Why the board could not be brought up to date, until it is. */
  const [trouble, setTrouble] = useState<Problem>();
  const board = useCall(
    displayOrders,
    { query: { merchant_id } },
    { revalidateOnFocus: false, revalidateIfStale: true },
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
      const next = await client.call(displayOrders, { query: { merchant_id, since: sequence } });
      // The board may be gone by now, and the cache with it when somebody else signs in.
      if (isGone.current) return;
      await mutate((current) => (current ? mergeBoard(current, next) : next), false);
      refresh(next.orders);
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
