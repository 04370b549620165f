import { addDays, addMonths, dayOf, monthStart, type Day } from '../Calendar/day.ts';
import type { CalendarView } from './events.ts';

/** The distance that a press of an arrow key moves an event. */
export interface EventStep {
  days?: number;
  minutes?: number;
}

const slot = 30;

/**
 * Returns the distance that an arrow key moves an event in a view, or null if it doesn't. Days are
 * next to each other; weeks and hours are below each other.
 */
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

/** Returns the day to show after turning to the next or previous period. */
export function turnedDay(day: Day, view: CalendarView, by: 1 | -1): Day {
  if (view === 'month') return addMonths(monthStart(day), by);
  return addDays(day, by * (view === 'day' ? 1 : 7));
}

/** Returns today's date in a time zone, or in the browser's if it's left out. */
export const todayIn = (timeZone?: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

/** Returns the day of a moment in the browser's time zone. */
export const localDay = (at: Date): Day => dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
