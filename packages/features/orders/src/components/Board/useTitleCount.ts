import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Puts a count before the page's title, so that a tab in the background tells of new orders. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const bare = document.title.replace(counted, '');
    document.title = count > 0 ? `(${count}) ${bare}` : bare;
    return () => {
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
