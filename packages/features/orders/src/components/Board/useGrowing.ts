import { startTransition, useEffect, useState } from 'react';

const first = 3;
const step = 24;

/**
 * Returns the number of rows of a long list to render: a first batch immediately, more with each
 * transition, and finally all of them.
 */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(total > first ? first : Infinity);
  useEffect(() => {
    if (count === Infinity) return;
    startTransition(() => setCount(count + step < total ? count + step : Infinity));
  }, [count, total]);
  return count;
}
