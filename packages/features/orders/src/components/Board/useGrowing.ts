import { startTransition, useEffect, useState } from 'react';

const first = 3;
const step = 24;

/** How many of a long list to show: what is seen first at once, then more as there is time, in the end all that may come. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(total > first ? first : Infinity);
  useEffect(() => {
    if (count === Infinity) return;
    startTransition(() => setCount(count + step < total ? count + step : Infinity));
  }, [count, total]);
  return count;
}
