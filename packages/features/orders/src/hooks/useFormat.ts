import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';

const fallback = { time_zone: 'UTC', currency: 'MYR' };

/** Money, times and dates as a merchant writes them: its currency, its zone. `merchant_id` is one's own when left out. */
export function useFormat(merchant_id?: number) {
  const { locale } = useIntl();
  const { data: user } = useUser();
  const { merchants = [] } = user ?? {};
  const own = merchant_id ?? user?.merchant?.id;
  const { time_zone, currency } =
    merchants.find(({ id }) => id === own) ?? merchants[0] ?? fallback;
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const exact = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 4,
    });
    const time = new Intl.DateTimeFormat(locale, { timeZone: time_zone, timeStyle: 'short' });
    const date = new Intl.DateTimeFormat(locale, { timeZone: time_zone, dateStyle: 'medium' });
    const dateTime = new Intl.DateTimeFormat(locale, {
      timeZone: time_zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const of = (format: Intl.DateTimeFormat) => (instant: string) =>
      format.format(new Date(instant));
    return {
      currency,
      /** The currency as it is written beside an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      time_zone,
      /** Sen as an amount with its currency and a real minus sign. */
      money: (sen: number) => money.format(sen === 0 ? 0 : sen / 100).replace('-', '−'),
      /** An amount before it was rounded to the sen: up to four digits. */
      exactMoney: (sen: number) => exact.format(sen / 100).replace('-', '−'),
      time: of(time),
      date: of(date),
      dateTime: of(dateTime),
    };
  }, [locale, currency, time_zone]);
}
