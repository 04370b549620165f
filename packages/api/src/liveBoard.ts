import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { useClient } from './client.ts';
import type { AnyEndpoint, Input, Output } from './endpoint.ts';
import { followEvents, type LiveState } from './live.ts';
import { Problem } from './problems.ts';
import { useCall } from './swr.ts';

const retryMs = 5000;

/** A board that is read whole once and then only in what came since. */
export interface LiveBoard<E extends AnyEndpoint> {
  /** The question for all of it; `since` is added to it. */
  input: Input<E>;
  merchant_id: number | '';
  merge: (current: Output<E>, next: Output<E>) => Output<E>;
  /** Told of each part that came since. */
  onNews?: (next: Output<E>) => void;
  config?: SWRConfiguration<Output<E>, Problem>;
}

const sequenceOf = (answer: unknown) => (answer as { sequence: number } | undefined)?.sequence;

/** The question for what came since; the wire's types do not say which endpoints know it. */
const onward = <E extends AnyEndpoint>(input: Input<E>, since: number | undefined) => {
  const { query, ...rest } = input as { query?: object };
  return { ...rest, query: { ...query, since } } as unknown as Input<E>;
};

/** A live board, kept up to date by the event stream of its merchant; asks every few seconds when that is cut. */
export function useLiveBoard<E extends AnyEndpoint>(
  to: E,
  { input, merchant_id, merge, onNews, config }: LiveBoard<E>,
): SWRResponse<Output<E>, Problem> & { live: LiveState } {
  const client = useClient();
  const [live, setLive] = useState<LiveState>('polling');
  /** Why the board could not be brought up to date, until it is. */
  const [trouble, setTrouble] = useState<Problem>();
  const board = useCall(to, input, { revalidateOnFocus: false, ...config });
  const { data, mutate } = board;
  const sequence = sequenceOf(data);
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
      const next = await client.call(to, onward(input, sequence));
      // The board may be gone by now, and the cache with it when somebody else signs in.
      if (isGone.current) return;
      await mutate((current) => (current ? merge(current, next) : next), false);
      onNews?.(next);
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
