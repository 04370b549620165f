import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after a number of milliseconds, not counting pauses. A new duration restarts the
 * countdown.
 */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const given = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (given.current !== duration) left.current = given.current = duration;
    if (isPaused || !Number.isFinite(left.current)) return;
    const from = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isPaused, duration]);
}
