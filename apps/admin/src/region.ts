import type { UserInfo } from '@servery/api';
import type { Locale } from './boot/preferences.ts';

/** Until a merchant is known, such as on a guest's phone. */
const usualCurrency = 'MYR';

/** Currencies that belong to several countries, and the region with their usual formats. */
const shared: Readonly<Record<string, string>> = { EUR: '150' };

/** Returns the region of a currency: an ISO 4217 code starts with its country, or with X if it has none. */
export const regionOf = (currency: string): string =>
  shared[currency] ?? (currency.startsWith('X') ? '001' : currency.slice(0, 2));

/**
 * Returns where a person's shop is: the time zone of every time on screen, and the region whose
 * order of day, month and year and whose first day of the week dates follow, whatever the browser
 * says. Without a person the zone is the browser's.
 */
export function placeOf(user: UserInfo | undefined): { timeZone?: string; region: string } {
  const { merchant, merchants = [] } = user ?? {};
  const shop = merchants.find(({ id }) => id === merchant?.id) ?? merchants[0];
  return {
    region: regionOf(shop?.currency ?? usualCurrency),
    ...(shop && { timeZone: shop.time_zone }),
  };
}

/** Returns a language as it is written in a region, such as `en-MY`. */
export const localeIn = (language: Locale, region: string): string => `${language}-${region}`;
