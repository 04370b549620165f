import { useUser } from '@servery/api/user';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that formats a time in the merchant's zone and the reader's language. */
export function useTime(merchant_id: number | undefined) {
  const { locale } = useIntl();
  const { data: user } = useUser();
  const merchants = user?.merchants ?? [];
  const own = merchant_id ?? user?.merchant?.id;
  const timeZone = (merchants.find(({ id }) => id === own) ?? merchants[0])?.time_zone ?? 'UTC';
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
    return (instant: string) => format.format(new Date(instant));
  }, [locale, timeZone]);
}
