import { useState } from 'react';
import type { Segments } from '../DateField/segments.ts';
import { timeOf, timeSegments, type Time } from './clock.ts';

/**
 * Returns the segments of a time. An incomplete time is kept here, with the value null, until it's
 * complete.
 */
export function useTimeSegments(value: Time | null, change: (value: Time | null) => void) {
  const [draft, setDraft] = useState<Segments>({});
  const write = (next: Segments) => {
    const time = timeOf(next);
    setDraft(time ? {} : next);
    if (time !== value) change(time);
  };
  return { segments: value ? timeSegments(value) : draft, write };
}

/** The time that arrow keys start from. */
export const noon: Segments = { hour: 12, minute: 0 };
