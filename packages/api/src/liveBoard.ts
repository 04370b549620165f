import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { useClient } from './client.ts';
import type { AnyEndpoint, Input, Output } from './endpoint.ts';
import type { UnreadableRow } from './fields.ts';
import { followEvents } from './followEvents.ts';
import type { LiveState } from './live.ts';
import { isRefusalOf } from './problemFrom.ts';
import type { Refusal } from './refusals.ts';
import { useCall } from './swr.ts';

const retryMs = 5000;

/** Options of a board that is read in full once and then updated with changes only. */
export interface LiveBoard<E extends AnyEndpoint> {
  /** The input for reading all of it; `since` is added to it for changes. */
  input: Input<E>;
  merchant_id: number | '';
  merge: (current: Output<E>, next: Output<E>) => Output<E>;
  /** Called with each update. */
  onUpdate?: (next: Output<E>) => void;
  config?: SWRConfiguration<Output<E>, Refusal<E>>;
}

/** The unreadable rows of a board once some ids changed: those that didn't, and the newly unreadable. */
export function unreadableAfter(
  board: { unreadable?: UnreadableRow[] | undefined },
  changed: readonly { id: number }[],
  next: readonly UnreadableRow[] = [],
): UnreadableRow[] {
  const ids = new Set([...changed, ...next].map(({ id }) => id));
  return [...(board.unreadable?.filter(({ id }) => !ids.has(id)) ?? []), ...next];
}

const sequenceOf = (answer: unknown) => (answer as { sequence: number } | undefined)?.sequence;

/**
 * Returns the input for reading changes. The endpoint types don't show which endpoints have
 * `since`.
 */
const onward = <E extends AnyEndpoint>(input: Input<E>, since: number | undefined) => {
  const { query, ...rest } = input as { query?: object };
  return { ...rest, query: { ...query, since } } as unknown as Input<E>;
};

/**
 * Returns a board that is kept up to date by its merchant's event stream, or by polling every few
 * seconds while there is no stream.
 */
export function useLiveBoard<E extends AnyEndpoint>(
  to: E,
  { input, merchant_id, merge, onUpdate, config }: LiveBoard<E>,
): SWRResponse<Output<E>, Refusal<E>> & { live: LiveState } {
  const client = useClient();
  const [live, setLive] = useState<LiveState>('connecting');
  /** Why the last update failed, until one succeeds. */
  const [problem, setProblem] = useState<Refusal<E>>();
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

  // One update at a time: events that arrive during an update cause another one after it.
  const catchUp = useEffectEvent(async (): Promise<void> => {
    isBehind.current = isCatchingUp.current;
    if (isCatchingUp.current) return;
    isCatchingUp.current = true;
    try {
      const next = await client.call(to, onward(input, sequence));
      // The board may have unmounted by now, and its cache is gone if another person has signed in.
      if (isGone.current) return;
      await mutate((current) => (current ? merge(current, next) : next), false);
      onUpdate?.(next);
      setProblem(undefined);
    } catch (error) {
      if (!isRefusalOf(to, error)) throw error;
      setProblem(error);
    } finally {
      isCatchingUp.current = false;
    }
    if (isBehind.current) await catchUp();
  });
  const since = useEffectEvent(() => sequence);

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => void catchUp(), retryMs);
    return () => clearTimeout(timer);
  }, [problem]);

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

  return { ...board, error: board.error ?? problem, live };
}
