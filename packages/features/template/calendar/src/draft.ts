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
  /** The instants of the saved event, which are kept unless a time is changed. */
  was?: { start: string; end: string };
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
    ...(!allDay && { was: { start: event.start, end: event.end } }),
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

/** Returns the first day or instant of a draft and the first one after it. */
const timesOf = (allDay: boolean, start: string, end: string, was: Draft['was']) =>
  allDay
    ? { start: start.slice(0, 10), end: addDays(end.slice(0, 10), 1) }
    : { start: instantOf(start, was?.start), end: instantOf(end, was?.end) };

/** Whether a draft ends before it starts. */
function isReversed({ allDay, start, end, was }: Draft): boolean {
  if (!start || !end) return false;
  const times = timesOf(allDay, start, end, was);
  return Date.parse(times.end) < Date.parse(times.start) + (allDay ? 24 * hourLong : 0);
}

const lengthOf = (text: string) => [...text.trim()].length;

/** Returns the validation errors of a draft by field; empty if it can be saved. */
export function wrongsOf(draft: Draft): Partial<Record<keyof Draft, MessageDescriptor>> {
  const { title, url, start, end } = draft;
  const long = lengthOf(title);
  const address = addressOf(url.trim());
  return {
    ...(long === 0 && { title: wrongMessages.title }),
    ...(long > 120 && { title: wrongMessages.titleLong }),
    ...(!start && { start: wrongMessages.start }),
    ...(!end && { end: wrongMessages.end }),
    ...(isReversed(draft) && { end: wrongMessages.order }),
    ...(address !== '' && !isWebAddress(address) && { url: wrongMessages.url }),
    ...(lengthOf(draft.location) > 200 && { location: wrongMessages.locationLong }),
    ...(lengthOf(draft.description) > 2_000 && { description: wrongMessages.descriptionLong }),
  };
}

/** Converts a valid draft to an event. */
export function eventOf(draft: Draft): NewCalendarEvent {
  const { title, allDay, calendar, guests, location, description } = draft;
  return {
    title: title.trim(),
    url: addressOf(draft.url.trim()) || null,
    allDay,
    ...timesOf(allDay, draft.start ?? '', draft.end ?? '', draft.was),
    extendedProps: { calendar, guests: [...guests], location, description },
  };
}
