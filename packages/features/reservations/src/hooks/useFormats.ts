import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns formatters for times, days and amounts, in the merchant's time zone and currency. */
export function useFormats(time_zone: string, currency = 'MYR') {
  const { locale } = useIntl();
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...options });
      return (instant: string | number) => format.format(new Date(instant));
    };
    // A trading day is a date, not a timestamp: time zones must not shift it.
    const ofDay = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
    };
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return {
      /** Formats a timestamp as a time of day. */
      time: of({ timeStyle: 'short' }),
      /** Formats a timestamp as an hour, such as 7 PM. */
      hour: of({ hour: 'numeric' }),
      /** Formats a timestamp with its date. */
      dateTime: of({ dateStyle: 'medium', timeStyle: 'short' }),
      /** Formats a trading day, such as Friday, 27 November 2026. */
      day: ofDay({ dateStyle: 'full' }),
      /** Formats a trading day, such as Fri 27 Nov. */
      shortDay: ofDay({ weekday: 'short', day: 'numeric', month: 'short' }),
      // Arabic has no short names: they would be cut on a phone.
      weekday: ofDay({ weekday: locale.startsWith('ar') ? 'narrow' : 'short' }),
      longWeekday: ofDay({ weekday: 'long' }),
      dayNumber: ofDay({ day: 'numeric' }),
      month: ofDay({ month: 'long', year: 'numeric' }),
      /** Formats an amount in sen. */
      money: (sen: number) => money.format(sen / 100),
      /** The currency symbol shown next to an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    };
  }, [locale, time_zone, currency]);
}
