import { useEffect, useEffectEvent, useState } from 'react';

/** Goes on by itself every so often, while nobody looks closely and until it is stopped. */
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
