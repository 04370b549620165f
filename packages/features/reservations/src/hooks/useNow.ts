import { useSyncExternalStore } from 'react';

const stepMs = 5000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, stepMs);
  return () => clearInterval(timer);
};

/** The time, in steps of five seconds. */
export const useNow = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
