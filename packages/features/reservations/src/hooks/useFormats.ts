import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Times, days and amounts as they are written here: on the wall of the merchant, in its currency. */
export function useFormats(time_zone: string, currency = 'MYR') {
  const { locale } = useIntl();
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...options });
      return (instant: string | number) => format.format(new Date(instant));
    };
    // A trading day is a date and no instant: no zone may move it.
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
      /** An instant as the time of its day. */
      time: of({ timeStyle: 'short' }),
      /** An instant as the hour of its day: 7 PM. */
      hour: of({ hour: 'numeric' }),
      /** An instant with its date. */
      dateTime: of({ dateStyle: 'medium', timeStyle: 'short' }),
      /** A trading day in words: Friday, 27 November 2026. */
      day: ofDay({ dateStyle: 'full' }),
      /** Friday 27 Nov. */
      shortDay: ofDay({ weekday: 'short', day: 'numeric', month: 'short' }),
      weekday: ofDay({ weekday: 'short' }),
      longWeekday: ofDay({ weekday: 'long' }),
      dayNumber: ofDay({ day: 'numeric' }),
      month: ofDay({ month: 'long', year: 'numeric' }),
      /** Sen as an amount. */
      money: (sen: number) => money.format(sen / 100),
      /** The currency as it stands beside an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    };
  }, [locale, time_zone, currency]);
}
