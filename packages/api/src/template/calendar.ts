import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, idParam, instant, text } from '../fields.ts';
import { invalid } from '../problems.ts';

/** The calendars that an event can belong to, in display order. */
export const eventCalendars = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type EventCalendarName = (typeof eventCalendars)[number];

/** Whether a text is a web address that a link can use. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/.]+(\.[^\s/]+|[:/]|$)/i.test(text) && URL.canParse(text);

/** A person who can be invited. */
export const eventGuest = v.strictObject({
  fullName: text(1, 120),
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
});
export type EventGuest = v.InferOutput<typeof eventGuest>;

const when = v.union([businessDate, instant], 'Must be a date or a date and time.');
const isDay = (written: string) => !written.includes('T');

const written = {
  title: text(1, 120),
  /** The URL of further information. */
  url: v.nullable(
    v.pipe(
      text(1, 2_000),
      v.check(isWebAddress, 'Must be a URL that starts with http:// or https://.'),
    ),
  ),
  /** A day for an all-day event, otherwise an instant. */
  start: when,
  /** The end, exclusive: the first day or instant after the event. */
  end: when,
  allDay: v.boolean(),
  extendedProps: v.strictObject({
    calendar: v.picklist(eventCalendars),
    /** The full names of the guests. */
    guests: v.pipe(v.array(text(1, 120)), v.maxLength(50)),
    location: text(0, 200),
    description: text(0, 2_000),
  }),
};

/** An event of the calendar. */
export const calendarEvent = v.strictObject({ id, ...written });
export type CalendarEventRow = v.InferOutput<typeof calendarEvent>;

/** An event without an id, before it is added. */
export const newCalendarEvent = v.strictObject(written);
export type NewCalendarEvent = v.InferOutput<typeof newCalendarEvent>;

/**
 * Checks the span of an event.
 * @throws `invalid` if it ends before it starts, or mixes days and instants
 */
export function checkSpan({ start, end, allDay }: NewCalendarEvent): void {
  if (isDay(start) !== allDay || isDay(end) !== allDay)
    throw invalid(
      'event.start',
      'kind',
      'Must be a date for all-day events, and a date and time for all others.',
    );
  if (allDay ? start >= end : Date.parse(start) > Date.parse(end))
    throw invalid('event.end', 'before_start', 'Must not be before the start.');
}

const one = v.object({ event: calendarEvent });
const shown = v.picklist(eventCalendars);

/**
 * Lists the events of these calendars, or of all calendars if none is given, the earliest first.
 * `calendars` is a repeated query parameter.
 */
export const listCalendarEvents = endpoint.get('/apps/calendar/events', {
  summary: 'Lists the events of the selected calendars.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({
    calendars: v.optional(
      v.pipe(
        v.union([
          v.array(shown),
          v.pipe(
            shown,
            v.transform((name) => [name]),
          ),
        ]),
        v.maxLength(eventCalendars.length),
      ),
      [],
    ),
  }),
  returns: v.object({
    events: v.array(calendarEvent),
    /** The people who can be invited. */
    guests: v.array(eventGuest),
  }),
});

/** Adds an event and assigns its id. */
export const addCalendarEvent = endpoint.post('/apps/calendar/add-event', {
  summary: 'Creates an event.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ event: newCalendarEvent }),
  returns: one,
  status: 201,
});

/** Replaces an event. */
export const updateCalendarEvent = endpoint.post('/apps/calendar/update-event', {
  summary: 'Updates an event.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ event: calendarEvent }),
  returns: one,
  problems: ['notFound'],
});

/** Removes an event and returns it, so that it can be added again. */
export const removeCalendarEvent = endpoint.delete('/apps/calendar/remove-event', {
  summary: 'Deletes an event.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({ id: idParam }),
  returns: one,
  problems: ['notFound'],
});
