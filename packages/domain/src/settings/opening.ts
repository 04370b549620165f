import type { OpeningNow, OpenWindow, StoredSettings } from '@servery/api';
import {
  addDays,
  instantFrom,
  toLocal,
  wallRange,
  weekdayOf,
  type Instant,
} from '../time/index.ts';

/** The settings that decide whether a store is open. */
export type Opening = Pick<
  StoredSettings,
  'is_open' | 'override' | 'hours' | 'holidays' | 'time_zone'
>;

/** A period in which a store is open, in milliseconds, and the reason. */
interface Span {
  from: number;
  until: number;
  why: 'holiday' | 'hours';
}

const wholeDay: OpenWindow = { start: '00:00', end: '24:00' };

/** The decision whether a store is open. */
type Decision = Pick<OpeningNow, 'is_open' | 'why'>;

/** The number of days ahead in which the next change is looked for. */
const daysAhead = 14;

const timeOf = (instant: Instant): number =>
  typeof instant === 'string' ? Date.parse(instant) : instant.getTime();

const holidayOn = ({ holidays = [] }: Opening, date: string) =>
  holidays.find((holiday) => holiday.date === date);

/** Returns the windows that start on a date: those of a holiday, or those of its weekday. */
function windowsOn(opening: Opening, date: string): readonly OpenWindow[] {
  const holiday = holidayOn(opening, date);
  if (holiday) return holiday.hours;
  const { hours = [] } = opening;
  if (hours.length === 0) return [wholeDay];
  const weekday = weekdayOf(date);
  return hours.filter((window) => window.weekday === weekday);
}

/** Returns the periods that start on a date; a clock change moves their ends. */
function spansOn(opening: Opening, date: string): Span[] {
  const why = holidayOn(opening, date) ? 'holiday' : 'hours';
  return windowsOn(opening, date).map((window) => {
    const { from, until } = wallRange(window);
    const at = (minutes: number) => instantFrom(date, minutes, opening.time_zone);
    return { from: at(from), until: at(until), why };
  });
}

const dateAt = (instant: Instant, { time_zone }: Opening): string =>
  toLocal(instant, time_zone).slice(0, 10);

/** Whether the periods of some dates contain an instant, and why. */
function scheduledAt(opening: Opening, spans: readonly Span[], time: number): Decision {
  const span = spans.find(({ from, until }) => from <= time && time < until);
  if (span) return { is_open: true, why: span.why };
  const today = dateAt(new Date(time), opening);
  return { is_open: false, why: holidayOn(opening, today) ? 'holiday' : 'hours' };
}

/** Whether a store is open at an instant, and why; `spans` are those of the days around it. */
function decidedAt(opening: Opening, spans: () => readonly Span[], time: number): Decision {
  const { is_open, override } = opening;
  if (!is_open) return { is_open: false, why: 'closed' };
  if (override && time < Date.parse(override.until))
    return { is_open: override.is_open, why: 'override' };
  return scheduledAt(opening, spans(), time);
}

/** Returns the periods that start on some days: from the day before an instant. */
const spansFrom = (opening: Opening, instant: Instant, days: number): Span[] => {
  const today = dateAt(instant, opening);
  const dates = Array.from({ length: days + 1 }, (_, i) => addDays(today, i - 1));
  return dates.flatMap((date) => spansOn(opening, date));
};

/**
 * Whether a store takes orders at an instant: it isn't closed, nobody paused it, and the hours of
 * the week or of the holiday include the instant.
 */
export const isOpenAt = (opening: Opening, instant: Instant): boolean =>
  decidedAt(opening, () => spansFrom(opening, instant, 1), timeOf(instant)).is_open;

/** Returns whether a store takes orders at an instant, why, and when that changes. */
export function openingAt(opening: Opening, instant: Instant): OpeningNow {
  const now = timeOf(instant);
  const spans = spansFrom(opening, instant, daysAhead + 1);
  const at = (time: number) => decidedAt(opening, () => spans, time);
  const { is_open, why } = at(now);
  if (why === 'closed') return { is_open, why, until: null };
  const { override } = opening;
  const next = spans
    .flatMap(({ from, until }) => [from, until])
    .concat(override ? Date.parse(override.until) : [])
    .filter((moment) => moment > now)
    .toSorted((a, b) => a - b)
    .find((moment) => at(moment).is_open !== is_open);
  // The hours of the last day may continue on the next one, which wasn't looked at.
  const isCut = is_open && next === Math.max(...spans.map(({ until }) => until));
  return { is_open, why, until: next === undefined || isCut ? null : new Date(next).toISOString() };
}
