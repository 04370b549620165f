import { useSyncExternalStore } from 'react';

/** In milliseconds; short, so that the ages on a crowded screen change a few at a time. */
const tickMs = 2000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * Returns the time in milliseconds, rounded down to a multiple of `stepMs`. All components share
 * one timer.
 */
export const useNow = (stepMs = 10_000): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);

/** Returns the whole minutes since an instant, at least 0. Renders only when the minute changes. */
export function useMinutesSince(instant: string): number {
  const at = Date.parse(instant);
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((Date.now() - at) / 60_000)));
}
