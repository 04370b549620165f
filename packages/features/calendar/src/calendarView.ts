import { eventCalendars, type EventCalendarName } from '@servery/api/template';
import type { CalendarView } from '@servery/ui/calendar';

/** What the calendar shows, as its address says it. */
export interface CalendarAddress {
  /** How much of time; null where the screen decides. */
  view: CalendarView | null;
  /** A day that is in sight; null is today. */
  date: string | null;
  /** Whose events are shown. */
  calendars: readonly EventCalendarName[];
  /** Whose form is open: an event's number, or that of a new one. */
  open: number | 'new' | null;
  /** When a new event begins and what the first moment after it is: `2026-11-21`, or `2026-11-21 18:40`. */
  from: string | null;
  to: string | null;
}

const views: readonly CalendarView[] = ['month', 'week', 'day', 'list'];

const isReal = (text: string, rest: string) => {
  const at = new Date(`${text.replace(' ', 'T')}${rest}`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.replace(' ', 'T'));
};
const dayIn = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text, 'T00:00Z') ? text : null;
const wallIn = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) && isReal(text, ':00Z') ? text : null;
const eventIn = (text: string | null) =>
  text === 'new' ? text : /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

function calendarsIn(asked: URLSearchParams): readonly EventCalendarName[] {
  const named = asked.getAll('calendars');
  const known = eventCalendars.filter((one) => named.includes(one));
  return known.length > 0 || named.includes('') ? known : eventCalendars;
}

/** The view that an address asks for; what it cannot mean is left out. */
export function readCalendar(address: string): CalendarAddress {
  const { searchParams: asked } = new URL(address, 'http://calendar');
  const open = eventIn(asked.get('event'));
  const momentIn = (name: string) => {
    const text = open === 'new' ? asked.get(name) : null;
    return dayIn(text) ?? wallIn(text);
  };
  return {
    view: views.find((view) => view === asked.get('view')) ?? null,
    date: dayIn(asked.get('date')),
    calendars: calendarsIn(asked),
    open,
    from: momentIn('from'),
    to: momentIn('to'),
  };
}

/** The address after a change. What is not the calendar's stays. */
export function writeCalendar(address: string, change: Partial<CalendarAddress>): string {
  const { pathname, searchParams: next } = new URL(address, 'http://calendar');
  const { calendars, open, ...rest } = { ...readCalendar(address), ...change };
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  put('view', rest.view);
  put('date', rest.date);
  next.delete('calendars');
  if (calendars.length === 0) next.set('calendars', '');
  else if (calendars.length < eventCalendars.length)
    for (const one of eventCalendars) if (calendars.includes(one)) next.append('calendars', one);
  put('event', open === null ? null : String(open));
  put('from', open === 'new' ? rest.from : null);
  put('to', open === 'new' ? rest.to : null);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
