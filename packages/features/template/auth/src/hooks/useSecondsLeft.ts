import { useLayoutEffect, useState } from 'react';

const secondsTo = (instant: string | undefined) =>
  instant ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0;

/** Returns the whole seconds until an instant, counting down to 0. */
export function useSecondsLeft(instant: string | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsTo(instant));
  useLayoutEffect(() => {
    const look = () => setSeconds(secondsTo(instant));
    look();
    if (!secondsTo(instant)) return undefined;
    const beat = setInterval(look, 250);
    return () => clearInterval(beat);
  }, [instant]);
  return seconds;
}
