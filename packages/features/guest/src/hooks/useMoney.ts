import type { GuestTable } from '@servery/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Formatters of money, rates and times, in the restaurant's currency and time zone. */
export function useMoney({ currency, time_zone }: Pick<GuestTable, 'currency' | 'time_zone'>) {
  const { locale } = useIntl();
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const time = new Intl.DateTimeFormat(locale, { timeZone: time_zone, timeStyle: 'short' });
    return {
      /** Formats an amount in sen with the currency and a real minus sign. */
      money: (sen: number) => money.format(sen === 0 ? 0 : sen / 100).replace('-', '−'),
      /** Formats a rate in hundredths of a percent. */
      percent: (rate: number) => percent.format(rate / 10_000),
      time: (instant: string) => time.format(new Date(instant)),
    };
  }, [locale, currency, time_zone]);
}

export type Money = ReturnType<typeof useMoney>;
