import { useEffect, useState } from 'react';

const secondsTo = (until: string) =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** Returns the whole seconds until a timestamp, updated every second; 0 without one. */
export function useSecondsLeft(until: string | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!until) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsTo(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until ? secondsTo(until) : 0;
}
