import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';

/** Moments on a merchant's clock, in the reader's language. */
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
