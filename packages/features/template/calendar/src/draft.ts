import {
  isWebAddress,
  type CalendarEventRow,
  type EventCalendarName,
  type NewCalendarEvent,
} from '@servery/api/template';
import type { MessageDescriptor } from 'react-intl';
import { wrongMessages } from './messages/form.ts';
import { addDays, instantOf, wallOf } from './time.ts';

/**
 * An event being edited. Times are local, such as `2026-11-21 18:40`; the end of an all-day event
 * is its last day; null while a field is incomplete.
 */
export interface Draft {
  title: string;
  calendar: EventCalendarName;
  allDay: boolean;
  start: string | null;
  end: string | null;
  url: string;
  guests: readonly string[];
  location: string;
  description: string;
}

/** The times of an all-day event if it's changed to one with times. */
const [opening, closing] = ['09:00', '10:00'];

/** Returns the draft of an event. */
export function draftOf(event: NewCalendarEvent | CalendarEventRow): Draft {
  const { title, url, allDay, extendedProps } = event;
  return {
    title,
    allDay,
    start: allDay ? `${event.start} ${opening}` : wallOf(new Date(event.start)),
    end: allDay ? `${addDays(event.end, -1)} ${closing}` : wallOf(new Date(event.end)),
    ...extendedProps,
    url: url ?? '',
  };
}

/** Returns the draft of a new event at the given time, otherwise in the next hour of a day. */
export function blankDraft(
  { from, to, day }: { from: string | null; to: string | null; day: string | null },
  calendar: EventCalendarName,
  now: Date,
): Draft {
  const rest = { title: '', calendar, url: '', guests: [], location: '', description: '' };
  if (from && !from.includes(' ')) {
    const last = to && to > from ? addDays(to.slice(0, 10), -1) : from;
    return { ...rest, allDay: true, start: `${from} ${opening}`, end: `${last} ${closing}` };
  }
  const hour = new Date(now);
  hour.setHours(now.getHours() + 1, 0, 0, 0);
  const start = from ?? (day ? `${day} ${wallOf(hour).slice(11)}` : wallOf(hour));
  return { ...rest, allDay: false, start, end: to && to >= start ? to : later(start, hourLong) };
}

const hourLong = 60 * 60 * 1000;
const momentOf = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}:00Z`);
const later = (wall: string, by: number) =>
  new Date(momentOf(wall) + by).toISOString().slice(0, 16).replace('T', ' ');

/** Returns the draft with another start; the end moves along. */
export function startAt(draft: Draft, start: string | null): Draft {
  if (!start || !draft.start || !draft.end) return { ...draft, start };
  return { ...draft, start, end: later(draft.end, momentOf(start) - momentOf(draft.start)) };
}

/** Adds `https://` to an address without a scheme. */
const addressOf = (text: string) =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

const lengthOf = (text: string) => [...text.trim()].length;

/** Returns the validation errors of a draft by field; empty if it can be saved. */
export function wrongsOf(draft: Draft): Partial<Record<keyof Draft, MessageDescriptor>> {
  const { title, url, start, end, allDay } = draft;
  const long = lengthOf(title);
  const [from, to] = [start, end].map((wall) => (allDay ? wall?.slice(0, 10) : wall));
  const address = addressOf(url.trim());
  return {
    ...(long === 0 && { title: wrongMessages.title }),
    ...(long > 120 && { title: wrongMessages.titleLong }),
    ...(!from && { start: wrongMessages.start }),
    ...(!to && { end: wrongMessages.end }),
    ...(from && to && to < from && { end: wrongMessages.order }),
    ...(address !== '' && !isWebAddress(address) && { url: wrongMessages.url }),
    ...(lengthOf(draft.location) > 200 && { location: wrongMessages.locationLong }),
    ...(lengthOf(draft.description) > 2_000 && { description: wrongMessages.descriptionLong }),
  };
}

/** Converts a valid draft to an event. */
export function eventOf(draft: Draft): NewCalendarEvent {
  const { title, allDay, calendar, guests, location, description } = draft;
  const { start, end } = { start: draft.start ?? '', end: draft.end ?? '' };
  return {
    title: title.trim(),
    url: addressOf(draft.url.trim()) || null,
    allDay,
    start: allDay ? start.slice(0, 10) : instantOf(start),
    end: allDay ? addDays(end.slice(0, 10), 1) : instantOf(end),
    extendedProps: { calendar, guests: [...guests], location, description },
  };
}
