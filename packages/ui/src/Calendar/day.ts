/** A day of the Gregorian calendar as text: `2026-11-21`. Days sort chronologically as text. */
export type Day = string;

const dayMs = 86_400_000;
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/**
 * Returns a day from its numbers. A day past the end of the month becomes the last of the month.
 */
export const dayOf = (year: number, month: number, date: number): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(Math.min(date, daysInMonth(year, month)), 2)}`;

/** Returns the year, month and date of a day. */
export const partsOf = (day: Day) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8, 10)),
});

/** Returns whether a text is an existing day. */
export const isDay = (text: string | null | undefined): text is Day => {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const { year, month, date } = partsOf(text);
  return year > 0 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
};

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const addDays = (day: Day, days: number): Day => fromUtc(utc(day) + days * dayMs);

/** Returns the same date a number of months away, limited to the end of the month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const index = year * 12 + month - 1 + months;
  return dayOf(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, date);
}

/** Returns the first day of the month. */
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Returns the day of the week; 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay();

/** Returns the first day of the week. */
export const weekStart = (day: Day, firstDay: number): Day =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** Returns the ISO 8601 week number; week 1 has the year's first Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addDays(weekStart(day, 1), 3);
  const first = dayOf(partsOf(thursday).year, 1, 1);
  return Math.floor((utc(thursday) - utc(first)) / dayMs / 7) + 1;
}

/** Returns the weeks of a month, with null for days of neighbouring months. */
export function weeksOf(month: Day, firstDay: number): (Day | null)[][] {
  const start = monthStart(month);
  const weeks: (Day | null)[][] = [];
  for (let day = weekStart(start, firstDay); day < addMonths(start, 1); day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, n) => addDays(day, n));
    weeks.push(week.map((one) => (one.slice(0, 7) === start.slice(0, 7) ? one : null)));
  }
  return weeks;
}

/** Returns the day, limited to the bounds. */
export function clampDay(day: Day, min?: Day, max?: Day): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** Returns today's date in a time zone, or in the browser's if it's left out. */
export const today = (timeZone?: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

/**
 * Returns how far a range can extend from a day in both directions before an unavailable day, at
 * most `longest` days.
 */
export function reachOf(
  from: Day,
  isUnavailable: (day: Day) => boolean,
  longest = 366,
): { min: Day; max: Day } {
  const walk = (by: 1 | -1) => {
    let day = from;
    for (let step = 0; step < longest && !isUnavailable(addDays(day, by)); step += 1) {
      day = addDays(day, by);
    }
    return day;
  };
  return { min: walk(-1), max: walk(1) };
}
