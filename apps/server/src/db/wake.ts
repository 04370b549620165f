import type { OnWake } from './database.ts';

const coalesceMs = 25;

/** Tells listeners, at most every 25 ms, which merchants have new events. */
export interface Wake {
  /** Says that events of these merchants were committed on this node. */
  nudge(merchantIds: Iterable<number>): void;
  /** Passes on what another node said; null where it is not known whose events are new. */
  hear(merchantIds: readonly number[] | null): void;
  listen(onWake: OnWake): () => void;
  hasListeners(): boolean;
  stop(): void;
}

/** `tellOthers` carries the news to other nodes; the embedded engine has none. */
export function createWake(tellOthers: (merchantIds: readonly number[]) => void = () => {}): Wake {
  const listeners = new Set<OnWake>();
  const due = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  const hear = (merchantIds: readonly number[] | null) => {
    for (const onWake of listeners) onWake(merchantIds);
  };
  const flush = () => {
    timer = undefined;
    const merchantIds = [...due];
    due.clear();
    hear(merchantIds);
    tellOthers(merchantIds);
  };
  return {
    nudge: (merchantIds) => {
      for (const id of merchantIds) due.add(id);
      if (due.size > 0) timer ??= setTimeout(flush, coalesceMs);
    },
    hear,
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
