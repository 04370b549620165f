import type { OnWake } from './database.ts';

const coalesceMs = 25;

/** Notifies listeners of merchants with new events, at most every 25 ms. */
export interface Wake {
  /** Reports that events of these merchants were committed on this node. */
  notify(merchantIds: Iterable<number>): void;
  /** Passes on a notification of another node; null if the merchants are unknown. */
  receive(merchantIds: readonly number[] | null): void;
  listen(onWake: OnWake): () => void;
  hasListeners(): boolean;
  stop(): void;
}

/**
 * Creates a notifier; `tellOthers` notifies other nodes, which the embedded engine doesn't have.
 */
export function createWake(
  notifyOthers: (merchantIds: readonly number[]) => void = () => {},
): Wake {
  const listeners = new Set<OnWake>();
  const due = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  const receive = (merchantIds: readonly number[] | null) => {
    for (const onWake of listeners) onWake(merchantIds);
  };
  const flush = () => {
    timer = undefined;
    const merchantIds = [...due];
    due.clear();
    receive(merchantIds);
    notifyOthers(merchantIds);
  };
  return {
    notify: (merchantIds) => {
      for (const id of merchantIds) due.add(id);
      if (due.size > 0) timer ??= setTimeout(flush, coalesceMs);
    },
    receive,
    listen: (onWake) => {
      listeners.add(onWake);
      return () => void listeners.delete(onWake);
    },
    hasListeners: () => listeners.size > 0,
    stop: () => {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
