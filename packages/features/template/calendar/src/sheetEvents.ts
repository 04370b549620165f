import type { CalendarEventRow } from '@servery/api/template';
import type { CalendarRange } from '@servery/ui/calendar';
import { dayOf, wallOf } from './time.ts';

/** Converts a selected range of the grid to the format of the URL. */
export function rangeOf({ start, end, isAllDay }: CalendarRange): { from: string; to: string } {
  const written = isAllDay ? dayOf : wallOf;
  return { from: written(start), to: written(end) };
}

/** Returns an event after it was moved or resized on the grid. */
export const movedEvent = (
  event: CalendarEventRow,
  { start, end, isAllDay }: CalendarRange,
): CalendarEventRow => ({
  ...event,
  allDay: isAllDay,
  start: isAllDay ? dayOf(start) : start.toISOString(),
  end: isAllDay ? dayOf(end) : end.toISOString(),
});
