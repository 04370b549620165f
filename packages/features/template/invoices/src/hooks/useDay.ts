import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a formatter of business dates. */
export function useDay(): (day: string) => string {
  const { formatDate } = useIntl();
  return useCallback(
    (day) => formatDate(day, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    [formatDate],
  );
}
