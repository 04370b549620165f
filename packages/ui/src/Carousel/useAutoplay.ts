import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `next` every `delay` milliseconds until stopped. Pauses under the pointer, with focus, and
 * while the page is hidden.
 */
export function useAutoplay(delay: number | undefined, isCalm: boolean, next: () => void) {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const canPlay = delay !== undefined && !isCalm;
  const isPlaying = canPlay && !isStopped;
  const onTick = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(onTick, delay);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, delay]);
  return {
    canPlay,
    isPlaying,
    toggle: () => setStopped(!isStopped),
    holdEvents: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
