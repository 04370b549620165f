import { useEffect, useState } from 'react';

/**
 * Returns whether the first frame of a newly opened overlay is still to come. Changes that restyle
 * the whole page are delayed until after it, so that the overlay appears immediately.
 */
export function useEntering(): boolean {
  const [isEntering, setEntering] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setEntering(false));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isEntering;
}
