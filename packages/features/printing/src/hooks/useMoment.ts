import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';

/**
 * Returns a function that formats timestamps in a merchant's time zone and the reader's language.
 */
export function useMoment(merchant_id?: number | '') {
  const { locale } = useIntl();
  const { data: user } = useUser();
  const own = merchant_id || user?.merchant?.id;
  const merchants = user?.merchants ?? [];
  const zone = (merchants.find(({ id }) => id === own) ?? merchants[0])?.time_zone ?? 'UTC';
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (instant: string) => format.format(new Date(instant));
  }, [locale, zone]);
}
