import { useSyncExternalStore } from 'react';

const stepMs = 1000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, stepMs);
  return () => clearInterval(timer);
};

/** Returns the current time in milliseconds, rounded down to a whole second. */
export const useSeconds = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
