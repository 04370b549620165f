import { addDays, type Day } from './day.ts';

/** Where the week begins in a language, Sunday being 0; Monday where nobody knows. */
export function firstDayOf(locale: string): number {
  interface WeekInfo {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  }
  const known = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

/**
 * Writes a day in a language, always of the Gregorian calendar: the values are, and a locale that
 * counts otherwise must not show one year and save another.
 */
export function formatDay(
  day: Day,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A number in the figures of a language. */
export const formatCount = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(value);

/** The names of a week's days, from its first. */
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

/** The names of the twelve months. */
export const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, n) =>
    formatDay(`2026-${String(n + 1).padStart(2, '0')}-01`, locale, { month: 'long' }),
  );
