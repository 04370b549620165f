import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page if the current one is past it: its last row may have been deleted a moment
 * ago. Returns whether that's the case.
 */
export function useLastPage(
  rows: readonly unknown[] | undefined,
  total: number | undefined,
  perPage: number,
  onPage: (page: number) => void,
): boolean {
  const isPastEnd = rows?.length === 0 && !!total;
  const goToLastPage = useEffectEvent(() => onPage(Math.ceil((total ?? 1) / perPage)));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  return isPastEnd;
}
