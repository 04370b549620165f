import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';

const fallback = { time_zone: 'UTC', currency: 'MYR' };

/** Money and times as a merchant writes them: its currency, its zone. */
export function useFormat(merchant_id: number | undefined) {
  const { locale } = useIntl();
  const { data: user } = useUser();
  const own = merchant_id ?? user?.merchant?.id;
  const { time_zone, currency } =
    user?.merchants.find(({ id }) => id === own) ?? user?.merchants[0] ?? fallback;
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const time = new Intl.DateTimeFormat(locale, {
      timeZone: time_zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return {
      time_zone,
      /** The currency as it is written beside an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      /** Sen as an amount with its currency and a real minus sign. */
      money: (sen: number) => money.format(sen / 100).replace('-', '−'),
      time: (instant: string) => time.format(new Date(instant)),
    };
  }, [locale, currency, time_zone]);
}
