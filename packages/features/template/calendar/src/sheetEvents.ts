import type { CalendarEventRow } from '@servery/api/template';
import type { CalendarRange } from '@servery/ui/calendar';
import { dayOf, instantOf, wallOf } from './time.ts';

/** Converts a selected range of the grid to the format of the URL. */
export function rangeOf({ start, end, isAllDay }: CalendarRange): { from: string; to: string } {
  const written = isAllDay ? dayOf : wallOf;
  return { from: written(start), to: written(end) };
}

/**
 * Returns an event after it was moved or resized on the grid. The grid knows only local times, so
 * one that wasn't changed keeps its instant.
 */
export function movedEvent(
  event: CalendarEventRow,
  { start, end, isAllDay }: CalendarRange,
): CalendarEventRow {
  const was = event.allDay ? null : event;
  return {
    ...event,
    allDay: isAllDay,
    start: isAllDay ? dayOf(start) : instantOf(wallOf(start), was?.start),
    end: isAllDay ? dayOf(end) : instantOf(wallOf(end), was?.end),
  };
}
