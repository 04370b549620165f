import { useState } from 'react';
import { dayOf, isDay, partsOf, today, type Day } from '../Calendar/day.ts';
import { useTimeZone } from '../Calendar/TimeZoneProvider.tsx';
import { fullYear, type Segments } from './segments.ts';

const toSegments = (day: Day | null): Segments => {
  if (!isDay(day)) return {};
  const { year, month, date } = partsOf(day);
  return { year, month, day: date };
};

/**
 * Returns the segments of a day. An incomplete day is kept here, with the value null, until it's
 * complete.
 */
export function useDateSegments(value: Day | null, change: (value: Day | null) => void) {
  const [draft, setDraft] = useState<{ of: Day | null; segments: Segments } | null>(null);
  const timeZone = useTimeZone();
  const segments = draft?.of === value ? draft.segments : toSegments(value);
  const write = (next: Segments) => {
    if (next.year && next.month && next.day) {
      setDraft(null);
      return change(dayOf(fullYear(next.year), next.month, next.day));
    }
    const isEmpty = !next.year && !next.month && !next.day;
    setDraft(isEmpty ? null : { of: null, segments: next });
    if (value !== null) change(null);
    return undefined;
  };
  return { segments, origin: toSegments(today(timeZone)), write };
}
