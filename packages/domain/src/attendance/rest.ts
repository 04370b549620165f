import { workLimits } from './limits.ts';
import { minutesBetween, presenceOf } from './minutes.ts';
import type { AttendanceRecord } from './record.ts';

interface Period {
  start: string;
  end: string;
}

/** Returns the instant some minutes later. */
const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Returns the breaks of an entry that are a rest and of which the start is known. */
const restsOf = ({ breaks }: AttendanceRecord): Period[] =>
  breaks
    .flatMap(({ started_at: start, minutes }) =>
      start !== null && minutes !== null && minutes >= workLimits.rest
        ? [{ start, end: later(start, minutes) }]
        : [],
    )
    .toSorted((a, b) => a.start.localeCompare(b.start));

/** Whether a rest of which only the length is known could have split the entry into allowed runs. */
function mayHaveRested(entry: AttendanceRecord): boolean {
  const [rest] = entry.breaks.filter(
    ({ started_at, minutes }) => started_at === null && (minutes ?? 0) >= workLimits.rest,
  );
  return rest !== undefined && presenceOf(entry) - (rest.minutes ?? 0) <= 2 * workLimits.run;
}

/** Returns the periods of an entry between its rests. */
function runsOf(entry: AttendanceRecord): Period[] {
  if (entry.clocked_out_at === null || mayHaveRested(entry)) return [];
  let start = entry.clocked_in_at;
  const runs = restsOf(entry).map((rest) => {
    const run = { start, end: rest.start };
    start = rest.end;
    return run;
  });
  return [...runs, { start, end: entry.clocked_out_at }];
}

/**
 * Whether someone worked longer without a rest than is allowed, in these entries of a day, the
 * earliest first. Clocking out for less than a rest doesn't interrupt the work.
 */
export function lacksRest(entries: readonly AttendanceRecord[]): boolean {
  let begun = '';
  let ended = '';
  return entries.flatMap(runsOf).some(({ start, end }) => {
    const isNew = ended === '' || minutesBetween(ended, start) >= workLimits.rest;
    if (isNew) begun = start;
    ended = end;
    return minutesBetween(begun, end) > workLimits.run;
  });
}
