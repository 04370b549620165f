import { useMemo } from 'react';
import { useUser } from './user.ts';

const fallback = { time_zone: 'UTC', day_start: '00:00', currency: 'MYR' };

/** Money, times and dates as a merchant writes them: its currency, its zone. `merchant_id` is one's own when left out. */
export function useMerchantFormat(locale: string, merchant_id?: number) {
  const { data: user } = useUser();
  const { merchants = [] } = user ?? {};
  const own = merchant_id ?? user?.merchant?.id;
  const { time_zone, day_start, currency } =
    merchants.find(({ id }) => id === own) ?? merchants[0] ?? fallback;
  return useMemo(() => {
    const amount = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const money = new Intl.NumberFormat(locale, amount);
    const exact = new Intl.NumberFormat(locale, { ...amount, maximumFractionDigits: 4 });
    const at = (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...style });
      return (instant: string) => format.format(new Date(instant));
    };
    return {
      currency,
      /** The currency as it is written beside an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      time_zone,
      /** When a trading day begins, `HH:mm`. */
      day_start,
      /** Sen as an amount with its currency and a real minus sign. */
      money: (sen: number) => money.format(sen === 0 ? 0 : sen / 100).replace('-', '−'),
      /** An amount before it was rounded to the sen: up to four digits. */
      exactMoney: (sen: number) => exact.format(sen / 100).replace('-', '−'),
      time: at({ timeStyle: 'short' }),
      date: at({ dateStyle: 'medium' }),
      dateTime: at({ dateStyle: 'medium', timeStyle: 'short' }),
    };
  }, [locale, currency, time_zone, day_start]);
}
