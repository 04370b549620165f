import { startTransition, useEffect, useState } from 'react';

const step = 24;

/** How many of a long list to show: a screenful at once, then more as there is time, in the end all that may come. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(total > step ? step / 2 : Infinity);
  useEffect(() => {
    if (count === Infinity) return;
    startTransition(() => setCount(count + step < total ? count + step : Infinity));
  }, [count, total]);
  return count;
}
