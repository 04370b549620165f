import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns a function that formats an instant as a date in the time zone of a merchant, which may
 * not be one of the reader’s.
 */
export function useMerchantDate() {
  const { formatDate } = useIntl();
  return useCallback(
    (instant: string, timeZone: string) => formatDate(instant, { dateStyle: 'medium', timeZone }),
    [formatDate],
  );
}
