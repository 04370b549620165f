import type { CalendarEventRow } from '@servery/api/template';
import type { CalendarRange } from '@servery/ui/calendar';
import { dayOf, wallOf } from './time.ts';

/** A time that was marked on the sheet, as the address writes it. */
export function rangeOf({ start, end, isAllDay }: CalendarRange): { from: string; to: string } {
  const written = isAllDay ? dayOf : wallOf;
  return { from: written(start), to: written(end) };
}

/** An event after it was moved on the sheet, or its start or end was. */
export const movedEvent = (
  event: CalendarEventRow,
  { start, end, isAllDay }: CalendarRange,
): CalendarEventRow => ({
  ...event,
  allDay: isAllDay,
  start: isAllDay ? dayOf(start) : start.toISOString(),
  end: isAllDay ? dayOf(end) : end.toISOString(),
});
