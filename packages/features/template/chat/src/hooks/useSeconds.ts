import { useEffect, useState } from 'react';

/** Returns the whole seconds since it started running; each start resets it to 0. */
export function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  const [wasRunning, setRunning] = useState(isRunning);
  if (wasRunning !== isRunning) {
    setRunning(isRunning);
    setSeconds(0);
  }
  useEffect(() => {
    if (!isRunning) return undefined;
    const from = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - from) / 1000)), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
