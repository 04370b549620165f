import type { TimeRange } from '@servery/ui';

/** A range of times in a form; `range` is null while it is incomplete. */
export interface RangeRow {
  id: string;
  range: TimeRange | null;
}

/** A range of times on a weekday, 0 (Sunday) to 6 (Saturday). */
export interface HoursRow extends RangeRow {
  weekday: number;
}

let last = 0;
/** Returns an id for a row that isn't saved yet. */
export const freshId = (): string => `row-${(last += 1)}`;

/** Returns a saved range for a form, which shows an end at 24:00 as 00:00. */
export const shownRange = ({ start, end }: TimeRange): TimeRange => ({
  start,
  end: end === '24:00' ? '00:00' : end,
});

/** Returns saved hours as form rows. */
export const rowsOfHours = (hours: readonly (TimeRange & { weekday: number })[]): HoursRow[] =>
  hours.map(({ weekday, ...range }) => ({
    id: `${weekday} ${range.start}`,
    weekday,
    range: shownRange(range),
  }));

/** Returns form rows as hours to save, sorted by weekday and start, without incomplete ones. */
export const hoursOfRows = (rows: readonly HoursRow[]): (TimeRange & { weekday: number })[] =>
  rows
    .flatMap(({ weekday, range }) => (range ? [{ weekday, ...range }] : []))
    .toSorted((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start));
