import { useSyncExternalStore } from 'react';

const stepMs = 5000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, stepMs);
  return () => clearInterval(timer);
};

/** The whole minutes since an instant; who asks is only told when a minute is over. */
export const useMinutesSince = (instant: string): number => {
  const at = Date.parse(instant);
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((Date.now() - at) / 60_000)));
};
