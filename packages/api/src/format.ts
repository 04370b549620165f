import { useMemo } from 'react';
import { useUser } from './user.ts';

const fallback = { time_zone: 'UTC', day_start: '00:00', currency: 'MYR' };

/** The digits of minor units by currency, because an export asks for them once per amount. */
const knownDigits = new Map<string, number>();

/** Returns the number of digits of a currency's minor unit: 2 for sen, 0 for yen. */
export function minorDigitsOf(currency: string): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(currency, digits);
  return digits;
}

/** Formats an amount in minor units as `1500.00`, which spreadsheets of every locale can read. */
export const plainAmount = (amount: number, currency: string): string => {
  const digits = minorDigitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
};

/**
 * Returns formatters for money, times and dates in a merchant's currency and time zone.
 * `merchant_id` defaults to the user's own merchant.
 */
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
    const unit = 10 ** minorDigitsOf(currency);
    const at = (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...style });
      return (instant: string) => format.format(new Date(instant));
    };
    return {
      currency,
      /** The currency symbol as it appears next to an amount, such as RM. */
      symbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      time_zone,
      /** When a trading day begins, `HH:mm`. */
      day_start,
      /** Formats minor units, such as sen, as an amount with its currency and a real minus sign. */
      money: (sen: number) => money.format(sen === 0 ? 0 : sen / unit).replace('-', '−'),
      /** Formats an amount that isn't rounded to the sen yet, with up to four decimal places. */
      exactMoney: (sen: number) => exact.format(sen / unit).replace('-', '−'),
      time: at({ timeStyle: 'short' }),
      date: at({ dateStyle: 'medium' }),
      dateTime: at({ dateStyle: 'medium', timeStyle: 'short' }),
    };
  }, [locale, currency, time_zone, day_start]);
}
