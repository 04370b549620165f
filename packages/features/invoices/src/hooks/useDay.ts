import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A business date in words. */
export function useDay(): (day: string) => string {
  const { formatDate } = useIntl();
  return useCallback(
    (day) => formatDate(day, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    [formatDate],
  );
}
