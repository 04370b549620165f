import { useState } from 'react';
import type { Segments } from '../DateField/segments.ts';
import { timeOf, timeSegments, type Time } from './clock.ts';

/** A time in its segments: what is written in part stays here until it is a time. */
export function useTimeSegments(value: Time | null, change: (value: Time | null) => void) {
  const [draft, setDraft] = useState<Segments>({});
  const write = (next: Segments) => {
    const time = timeOf(next);
    setDraft(time ? {} : next);
    if (time !== value) change(time);
  };
  return { segments: value ? timeSegments(value) : draft, write };
}

/** Arrow keys begin at noon. */
export const noon: Segments = { hour: 12, minute: 0 };
