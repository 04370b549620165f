import { useSyncExternalStore } from 'react';

/** Short, so that a crowded screen's ages turn a few at a time. */
const stepMs = 2000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (timer === undefined) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, stepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The whole minutes since an instant; who asks is only told when a minute is over. */
export function useMinutes(since: string): number {
  const at = Date.parse(since);
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((now - at) / 60_000)));
}
