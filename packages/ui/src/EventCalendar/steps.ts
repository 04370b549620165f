import { addDays, addMonths, dayOf, monthStart, type Day } from '../Calendar/day.ts';
import type { CalendarView } from './events.ts';

/** How far a press of an arrow key moves an event. */
export interface EventStep {
  days?: number;
  minutes?: number;
}

const slot = 30;

/** What an arrow key means to an event in a view: days lie beside each other, weeks and hours below; null where it means nothing. */
export function stepOf(
  key: string,
  { view, isAllDay, isRtl }: { view: CalendarView; isAllDay: boolean; isRtl: boolean },
): EventStep | null {
  const side = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
  if (side !== undefined) return { days: side };
  const fall = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (fall === undefined) return null;
  if (view === 'month') return { days: fall * 7 };
  if (view === 'list') return { days: fall };
  return isAllDay ? null : { minutes: fall * slot };
}

/** The day that a view shows after it was turned on, or back. */
export function turnedDay(day: Day, view: CalendarView, by: 1 | -1): Day {
  if (view === 'month') return addMonths(monthStart(day), by);
  return addDays(day, by * (view === 'day' ? 1 : 7));
}

/** Today on a wall of a zone; on that where the browser is, unless told. */
export const todayIn = (timeZone?: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

/** The day of a moment where the browser is. */
export const localDay = (at: Date): Day => dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
