import { useUser } from '@servery/api/user';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Writes a moment of the day on a merchant's clock, in the reader's language. */
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
