import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, idParam, instant, text } from '../fields.ts';
import { invalid } from '../problems.ts';

/** Which calendar an event stands in, in the order in which they are offered. */
export const eventCalendars = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type EventCalendarName = (typeof eventCalendars)[number];

/** Whether a text is an address of the web that a link may lead to. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/.]+(\.[^\s/]+|[:/]|$)/i.test(text) && URL.canParse(text);

/** Who can be invited. */
export const eventGuest = v.strictObject({
  fullName: text(1, 120),
  /** An address for an image; without one, initials stand in. */
  avatar: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
});
export type EventGuest = v.InferOutput<typeof eventGuest>;

const when = v.union([businessDate, instant], 'Is neither a day nor an instant.');
const isDay = (written: string) => !written.includes('T');

const written = {
  title: text(1, 120),
  /** Where more stands about it. */
  url: v.nullable(
    v.pipe(
      text(1, 2_000),
      v.check(isWebAddress, 'Is not an address that begins with http:// or https://.'),
    ),
  ),
  /** A day where it lasts all day; an instant where it does not. */
  start: when,
  /** The first day or the first instant after it. */
  end: when,
  allDay: v.boolean(),
  extendedProps: v.strictObject({
    calendar: v.picklist(eventCalendars),
    /** The full names of those who come. */
    guests: v.pipe(v.array(text(1, 120)), v.maxLength(50)),
    location: text(0, 200),
    description: text(0, 2_000),
  }),
};

/** Something that takes place. */
export const calendarEvent = v.strictObject({ id, ...written });
export type CalendarEventRow = v.InferOutput<typeof calendarEvent>;

/** An event before it has a number. */
export const newCalendarEvent = v.strictObject(written);
export type NewCalendarEvent = v.InferOutput<typeof newCalendarEvent>;

/** Refuses an event that ends before it starts, or that mixes days and instants. */
export function checkSpan({ start, end, allDay }: NewCalendarEvent): void {
  if (isDay(start) !== allDay || isDay(end) !== allDay)
    throw invalid(
      'event.start',
      'kind',
      'Is a day where it lasts all day, an instant where it does not.',
    );
  if (allDay ? start >= end : Date.parse(start) > Date.parse(end))
    throw invalid('event.end', 'before_start', 'Is not before the start.');
}

const one = v.object({ event: calendarEvent });
const shown = v.picklist(eventCalendars);

/** The events of these calendars, the earliest first; without any, those of every one. `calendars` is a key that is repeated. */
export const listCalendarEvents = endpoint.get('/apps/calendar/events', {
  summary: 'Events of the template’s calendar, those of some of its calendars.',
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
    /** Who can be invited. */
    guests: v.array(eventGuest),
  }),
});

/** Adds an event; it gets its number here. */
export const addCalendarEvent = endpoint.post('/apps/calendar/add-event', {
  summary: 'Adds an event.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ event: newCalendarEvent }),
  returns: one,
  status: 201,
});

/** Makes an event what is sent. */
export const updateCalendarEvent = endpoint.post('/apps/calendar/update-event', {
  summary: 'Changes an event.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ event: calendarEvent }),
  returns: one,
  problems: ['notFound'],
});

/** Removes an event, and answers what it was: added again, it is back. */
export const removeCalendarEvent = endpoint.delete('/apps/calendar/remove-event', {
  summary: 'Removes an event.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({ id: idParam }),
  returns: one,
  problems: ['notFound'],
});
