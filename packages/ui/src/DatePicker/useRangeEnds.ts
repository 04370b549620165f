import { useState } from 'react';
import type { Day } from '../Calendar/day.ts';
import type { DayRange } from '../Calendar/RangeCalendar.tsx';

/**
 * Returns the two ends of a range, which can be typed separately. They become a range once both are
 * set and in order.
 */
export function useRangeEnds(value: DayRange | null, change: (value: DayRange | null) => void) {
  const [half, setHalf] = useState<{ start: Day | null; end: Day | null }>({
    start: null,
    end: null,
  });
  const { start, end } = value ?? half;
  const set = (next: { start: Day | null; end: Day | null }) => {
    setHalf(next);
    if (next.start && next.end && next.start <= next.end) {
      change({ start: next.start, end: next.end });
    } else if (value) change(null);
  };
  return {
    start,
    end,
    isTurned: start !== null && end !== null && start > end,
    setStart: (day: Day | null) => set({ start: day, end }),
    setEnd: (day: Day | null) => set({ start, end: day }),
  };
}
