import { useEffect } from 'react';

const counted = /^\(\d+\) /;
const bare = () => document.title.replace(counted, '');

/** Puts a count before the page's title, so that a tab in the background tells of new orders. */
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
