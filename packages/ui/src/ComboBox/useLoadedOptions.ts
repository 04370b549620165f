import { useEffect, useRef, useState } from 'react';
import type { SelectOptions } from '../Select/options.ts';

/** Loads the options for a query. The signal is aborted when a newer query replaces it. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<SelectOptions>;

/** The state of options that are loaded. */
export type LoadState = 'ready' | 'loading' | 'failed';

const none: SelectOptions = [];

/** The pause in typing before a query is sent, in milliseconds. */
const pause = 200;

/** Loads options asynchronously. A newer query replaces the one that is running. */
export function useLoadedOptions(load: LoadOptions | undefined) {
  const [{ state, options }, set] = useState({ state: 'ready' as LoadState, options: none });
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => stop, []);

  const send = async (query: string, { signal }: AbortController) => {
    try {
      const answer = (await load?.(query, signal)) ?? none;
      if (!signal.aborted) set({ state: 'ready', options: answer });
    } catch {
      if (!signal.aborted) set({ state: 'failed', options: none });
    }
  };
  const ask = (query: string, isAtOnce = false) => {
    if (!load) return;
    stop();
    const question = new AbortController();
    running.current = question;
    set((before) => ({ state: 'loading', options: before.options }));
    timer.current = setTimeout(() => void send(query, question), isAtOnce ? 0 : pause);
  };
  return { state, options, ask };
}
