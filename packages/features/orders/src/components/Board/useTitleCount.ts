import { useEffect } from 'react';

const counted = /^\(\d+\) /;
const bare = () => document.title.replace(counted, '');

/**
 * Prefixes the page title with a count, so that a background tab shows the number of new orders.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${bare()}` : bare();
  }, [count]);
  useEffect(
    () => () => {
      document.title = bare();
    },
    [],
  );
}
