import { addDays, type Day } from './day.ts';

/**
 * Returns the first day of the week in a locale, with 0 for Sunday; Monday if the browser doesn't
 * know it.
 */
export function firstDayOf(locale: string): number {
  interface WeekInfo {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  }
  const known = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

/**
 * Formats a day in a locale, always in the Gregorian calendar. The values are Gregorian, and a
 * locale with another calendar must not show one year and save another.
 */
export function formatDay(
  day: Day,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return dayFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
}

/** Formats a number with the digits of a locale, without grouping. */
export const formatCount = (value: number, locale: string): string =>
  countFormat(locale).format(value);

// Creating a formatter is far slower than using it, and a month needs the same one for each day.
const dayFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }),
);
const countFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }),
);

/** Caches the results of a function by its arguments. */
function memoize<Args extends unknown[], Result>(make: (...args: Args) => Result) {
  const made = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = made.get(key) ?? make(...args);
    made.set(key, result);
    return result;
  };
}

/** Returns the names of the weekdays, from the first day of the week. */
export function weekdayNames(locale: string, firstDay: number) {
  // 2026-11-15 is a Sunday.
  return Array.from({ length: 7 }, (_, n) => {
    const day = addDays('2026-11-15', firstDay + n);
    return {
      short: formatDay(day, locale, { weekday: 'short' }),
      long: formatDay(day, locale, { weekday: 'long' }),
    };
  });
}

/** Returns the names of the twelve months. */
export const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, n) =>
    formatDay(`2026-${String(n + 1).padStart(2, '0')}-01`, locale, { month: 'long' }),
  );
