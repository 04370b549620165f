import { useEffect, useState } from 'react';

/**
 * Whether the first frame of what has just opened is still to come. What would restyle every
 * element of the page waits for that frame, so that it comes at once.
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
