import { westernDigits } from '../numbers/digits.ts';

/** The kind of a segment of a date or time. */
export type SegmentType = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod';

/** The numbers of the segments that are filled in. `hour` is from 0 to 23. */
export type Segments = Partial<Record<SegmentType, number>>;

/** A part of a formatted date or time: a segment, or the text between two. */
export type Part = { type: SegmentType } | { type: 'literal'; text: string };

const wanted: Record<string, SegmentType> = {
  year: 'year',
  month: 'month',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  dayPeriod: 'dayPeriod',
};

// Direction marks, which aren't needed because each segment has its own element.
const marks = /[\u200E\u200F\u061C]/g;

function partsBy(locale: string, options: Intl.DateTimeFormatOptions): Part[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format
    .formatToParts(new Date(Date.UTC(2026, 10, 21, 9, 5)))
    .flatMap(({ type, value }): Part[] => {
      const segment = wanted[type];
      const text = value.replaceAll(marks, '');
      return segment ? [{ type: segment }] : text && type === 'literal' ? [{ type, text }] : [];
    });
}

/** Returns the parts of a date in the locale's order. */
export const dateParts = (locale: string) =>
  partsBy(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the parts of a time in the locale's order, with its own or the given number of hours. */
export const timeParts = (locale: string, hourCycle?: 12 | 24) =>
  partsBy(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: hourCycle === undefined ? undefined : hourCycle === 12,
  });

/** Returns the locale's texts for before and after noon. */
export const dayPeriods = (locale: string): [string, string] => {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    hour12: true,
    timeZone: 'UTC',
  });
  const word = (hour: number) =>
    format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')
      ?.value ?? '';
  return [word(9), word(21)];
};

/** Returns the digits of a text in any script as 0 to 9, without other characters. */
export const plainDigits = (text: string): string => westernDigits(text).replace(/\D/g, '');

/** The limits and the number of digits of each segment. */
export const limits: Record<SegmentType, { min: number; max: number; digits: number }> = {
  year: { min: 1, max: 9999, digits: 4 },
  month: { min: 1, max: 12, digits: 2 },
  day: { min: 1, max: 31, digits: 2 },
  hour: { min: 0, max: 23, digits: 2 },
  minute: { min: 0, max: 59, digits: 2 },
  dayPeriod: { min: 0, max: 1, digits: 1 },
};

/** Whether no further digit can follow: `4` of a month, `23` of an hour. */
export const isFull = (digits: string, max: number): boolean =>
  digits.length >= String(max).length || Number(digits) * 10 > max;

/** Returns the next multiple of a step after an arrow key, which wraps around at the limits. */
export function stepNumber(value: number, by: number, min: number, max: number): number {
  const size = Math.abs(by);
  const next =
    by > 0 ? Math.floor(value / size) * size + size : Math.ceil(value / size) * size - size;
  if (next > max) return min;
  return next < min ? max - ((max - min) % size) : next;
}

/** Returns a year with 4 digits. One with 2 digits is in this century. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);
