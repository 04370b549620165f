import type { UserInfo } from '@servery/api';
import type { Locale } from './boot/preferences.ts';

/** Used while no merchant is known, such as on a guest's phone. */
const usualCurrency = 'MYR';

/** Currencies of several countries, and the region whose formats they usually have. */
const shared: Readonly<Record<string, string>> = { EUR: '150' };

/** Returns the region of a currency: an ISO 4217 code starts with its country, or with X if it has none. */
export const regionOf = (currency: string): string =>
  shared[currency] ?? (currency.startsWith('X') ? '001' : currency.slice(0, 2));

/**
 * Returns the time zone and region of a person's shop, regardless of the browser's. The time zone
 * applies to all times on screen; the region gives the order of day, month and year and the first
 * day of the week. Without a person the time zone is undefined, which means the browser's.
 */
export function placeOf(user: UserInfo | undefined): { timeZone?: string; region: string } {
  const { merchant, merchants = [] } = user ?? {};
  const shop = merchants.find(({ id }) => id === merchant?.id) ?? merchants[0];
  return {
    region: regionOf(shop?.currency ?? usualCurrency),
    ...(shop && { timeZone: shop.time_zone }),
  };
}

/**
 * Returns the locale of a language in a region, such as `en-MY`. Chinese is always simplified,
 * even in regions that write traditional characters.
 */
export const localeIn = (language: Locale, region: string): string =>
  `${language}${language === 'zh' ? '-Hans' : ''}-${region}`;
